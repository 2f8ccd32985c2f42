"""One receiver behind ASGI, WSGI and FastAPI, for the receiver suite."""

import os
from typing import Any

from annotation_contracts import Receiver
from annotation_contracts.fastapi import create_route
from fastapi import FastAPI

options: Any = {"mode": os.environ.get("MODE", "tolerant"), "edition": os.environ.get("EDITION") or None}
receiver = Receiver(os.environ["WEBHOOK_SECRET"], on={"update:task": lambda event, context: None}, **options)
wsgi = receiver.wsgi
fastapi = FastAPI()
fastapi.add_api_route("/webhook", create_route(receiver), methods=["POST"])
