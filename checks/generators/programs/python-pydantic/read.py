import json
import sys

from pydantic import ValidationError

from openapi_client import models

for line in sys.stdin:
    event = json.loads(line)["event"]
    name = "".join(word.capitalize() for word in event.split(":")) + "Event"
    try:
        model = getattr(models, name).model_validate_json(line)
        print(model.model_dump_json(by_alias=True, exclude_unset=True))
    except ValidationError as error:
        print("!" + str(error).replace("\n", " "))
