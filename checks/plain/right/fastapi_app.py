"""Stock parsing and routing of FastAPI, completed by hand to the decisions."""

from decide import LIMIT, decide, is_json
from fastapi import FastAPI, Request
from fastapi.responses import PlainTextResponse

app = FastAPI()


@app.post("/webhook")
async def receive(request: Request) -> PlainTextResponse:
    if not is_json(request.headers.get("content-type", ""), request.headers.get("content-encoding", "")):
        return PlainTextResponse("only application/json", 415)
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > LIMIT:
            return PlainTextResponse("too long", 413)
    signatures = request.headers.getlist("x-signature-256")
    status, text = decide(bytes(body), signatures[0] if len(signatures) == 1 else "")
    return PlainTextResponse(text, status)
