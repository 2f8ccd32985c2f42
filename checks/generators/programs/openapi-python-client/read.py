import json
import sys

from client import models

for line in sys.stdin:
    body = json.loads(line)
    name = "".join(word.capitalize() for word in body["event"].split(":")) + "Event"
    try:
        print(json.dumps(getattr(models, name).from_dict(body).to_dict()))
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        print("!" + repr(error).replace("\n", " "))
