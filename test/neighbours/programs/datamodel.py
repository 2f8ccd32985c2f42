import sys

from client import Delivery

for line in sys.stdin:
    print(Delivery.model_validate_json(line).model_dump_json(by_alias=True, exclude_unset=True))
