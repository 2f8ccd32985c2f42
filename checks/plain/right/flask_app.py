"""Stock parsing and routing of Flask, completed by hand to the decisions."""

from decide import LIMIT, decide, is_json
from flask import Flask, request

app = Flask("receiver")
app.config["MAX_CONTENT_LENGTH"] = LIMIT


@app.route("/webhook", methods=["POST"], provide_automatic_options=False)
def receive() -> tuple[str, int]:
    if not is_json(request.headers.get("Content-Type", ""), request.headers.get("Content-Encoding", "")):
        return "only application/json", 415
    # WSGI joins several lines of a header by a comma.
    status, text = decide(request.get_data(), request.headers.get("X-Signature-256", ""))
    return text, status
