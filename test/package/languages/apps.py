"""One receiver behind ASGI, WSGI and FastAPI, for the receiver suite."""

import os
from typing import Any

from annotation_contracts import Receiver
from fastapi import FastAPI
from starlette.routing import Route

options: Any = {"mode": os.environ.get("MODE", "tolerant"), "edition": os.environ.get("EDITION") or None}
receiver = Receiver(os.environ["WEBHOOK_SECRET"], on={"update:task": lambda event, context: None}, **options)
wsgi = receiver.wsgi
fastapi = FastAPI()
fastapi.routes.append(Route("/webhook", receiver))
