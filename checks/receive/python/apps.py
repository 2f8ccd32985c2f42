"""One receiver behind each server and framework that the package has an adapter for; the suite tries them all."""

import os
import sys
from http.server import ThreadingHTTPServer
from types import ModuleType
from typing import Any

from annotation_contracts.receiver import Limits
from annotation_contracts.webhook import Receiver
from annotation_contracts.wsgi import to_django, to_http_handler

edition = os.environ.get("EDITION")
receiver = Receiver(
    os.environ["WEBHOOK_SECRET"],
    on={"update:task": lambda event, context: None},
    mode="strict" if os.environ.get("MODE") == "strict" else "tolerant",
    edition=edition or None,
    limits=Limits(read_timeout=float(os.environ.get("READ_TIMEOUT", "10"))),
)
wsgi = receiver.wsgi


def fastapi() -> Any:
    from fastapi import FastAPI

    app = FastAPI()
    app.add_route("/webhook", receiver)
    return app


def starlette() -> Any:
    from starlette.applications import Starlette
    from starlette.routing import Route

    return Starlette(routes=[Route("/webhook", receiver)])


def flask() -> Any:
    from flask import Flask

    app = Flask("receiver")
    # Flask would answer OPTIONS by itself.
    app.route("/webhook", methods=["POST"], provide_automatic_options=False)(lambda: receiver.wsgi)
    return app


def django() -> Any:
    from django.conf import settings
    from django.core.wsgi import get_wsgi_application
    from django.urls import path

    urls = ModuleType("urls")
    urls.urlpatterns = [path("webhook", to_django(receiver))]
    sys.modules["urls"] = urls
    csrf = "django.middleware.csrf.CsrfViewMiddleware"
    settings.configure(ALLOWED_HOSTS=["*"], ROOT_URLCONF="urls", SECRET_KEY="test", MIDDLEWARE=[csrf])
    return get_wsgi_application()


if __name__ == "__main__":
    ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), to_http_handler(receiver)).serve_forever()
