"""Puts a receiver behind a route of FastAPI or Starlette."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from .receiver import Receiver
from .servers import handle_asgi


def create_route(receiver: Receiver) -> Callable[[Request], Awaitable[Response]]:
    """Makes an endpoint: `app.add_api_route("/webhook", create_route(receiver), methods=["POST"])`."""

    async def webhook(request: Request) -> Response:
        headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in request.headers.raw]
        response, fields = await handle_asgi(receiver, request.method, headers, request.receive)
        return Response(response.body, response.status, dict(fields))

    return webhook
