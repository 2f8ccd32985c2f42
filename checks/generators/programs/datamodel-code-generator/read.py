import sys

from pydantic import ValidationError

from client import Delivery

for line in sys.stdin:
    try:
        print(Delivery.model_validate_json(line).model_dump_json(by_alias=True, exclude_unset=True))
    except ValidationError as error:
        print("!" + str(error).replace("\n", " "))
