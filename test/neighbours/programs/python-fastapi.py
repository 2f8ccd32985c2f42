"""Posts signed deliveries to the server that openapi-generator made, and prints those that it answers with 200.

Its handler gets an empty object for a oneOf, whatever the body: of the generated code only the response can be checked.
"""

import hashlib
import hmac
import sys

from fastapi.testclient import TestClient
from openapi_server.apis.deliveries_api_base import BaseDeliveriesApi
from openapi_server.main import app


class Receiver(BaseDeliveriesApi):
    async def receive_delivery(self, delivery, x_signature_256):
        return "OK"


client = TestClient(app)
for line in sys.stdin.buffer:
    signature = "sha256=" + hmac.new(b"mykey", line, hashlib.sha256).hexdigest()
    headers = {"Content-Type": "application/json", "X-Signature-256": signature}
    response = client.post("/", content=line, headers=headers)
    assert response.status_code == 200, response.text
    print(line.decode(), end="")
