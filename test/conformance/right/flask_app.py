"""Stock parsing and routing of Flask, completed by hand to the decisions."""

from decide import LIMIT, decide, is_json
from flask import Flask, request

app = Flask("receiver")
app.config["MAX_CONTENT_LENGTH"] = LIMIT


@app.route("/webhook", methods=["POST"], provide_automatic_options=False)
def receive() -> tuple[str, int]:
    if not is_json(request.headers.get("Content-Type", ""), request.headers.get("Content-Encoding", "")):
        return "only application/json", 415
    # Of a body in chunks, Werkzeug would give what fits, and be silent about the rest.
    body = request.get_data() if request.content_length is not None else request.environ["wsgi.input"].read(LIMIT + 1)
    if len(body) > LIMIT:
        return "too long", 413
    # WSGI joins several lines of a header by a comma.
    status, text = decide(body, request.headers.get("X-Signature-256", ""))
    return text, status
