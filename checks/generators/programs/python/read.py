import sys

from openapi_client.models.delivery import Delivery

for line in sys.stdin:
    try:
        print(Delivery.from_json(line).to_json())
    except ValueError as error:
        print("!" + str(error).replace("\n", " "))
