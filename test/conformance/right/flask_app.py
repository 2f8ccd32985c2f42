"""Stock parsing and routing of Flask, completed by hand according to the decisions."""

from decide import LIMIT, decide, is_json
from flask import Flask, request

app = Flask("receiver")
app.config["MAX_CONTENT_LENGTH"] = LIMIT


@app.route("/webhook", methods=["POST"], provide_automatic_options=False)
def receive() -> tuple[str, int]:
    if not is_json(request.headers.get("Content-Type", ""), request.headers.get("Content-Encoding", "")):
        return "only application/json", 415
    # Werkzeug would silently truncate a chunked body to what fits.
    body = request.get_data() if request.content_length is not None else request.environ["wsgi.input"].read(LIMIT + 1)
    if len(body) > LIMIT:
        return "too long", 413
    # WSGI joins repeated header lines with a comma.
    status, text = decide(body, request.headers.get("X-Signature-256", ""))
    return text, status
