"""Stock parsing and routing of Django, completed by hand to the decisions."""

import sys
from types import ModuleType

from decide import LIMIT, decide, is_json
from django.conf import settings
from django.core.exceptions import RequestDataTooBig
from django.core.wsgi import get_wsgi_application
from django.http import HttpRequest, HttpResponse
from django.urls import path
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST


@csrf_exempt
@require_POST
def receive(request: HttpRequest) -> HttpResponse:
    if not is_json(request.headers.get("Content-Type", ""), request.headers.get("Content-Encoding", "")):
        return HttpResponse("only application/json", status=415)
    try:
        # Django reads no body without a length; the server has decoded the chunks.
        chunked = "Content-Length" not in request.headers or not request.headers["Content-Length"]
        body = request.environ["wsgi.input"].read(LIMIT + 1) if chunked else request.body
    except RequestDataTooBig:
        return HttpResponse("too long", status=413)
    if len(body) > LIMIT:
        return HttpResponse("too long", status=413)
    status, text = decide(body, request.headers.get("X-Signature-256", ""))
    return HttpResponse(text, status=status)


urls = ModuleType("urls")
urls.urlpatterns = [path("webhook", receive)]  # type: ignore[attr-defined]
sys.modules["urls"] = urls
settings.configure(
    ALLOWED_HOSTS=["*"],
    ROOT_URLCONF="urls",
    SECRET_KEY="test",
    MIDDLEWARE=["django.middleware.csrf.CsrfViewMiddleware"],
    DATA_UPLOAD_MAX_MEMORY_SIZE=LIMIT,
)
app = get_wsgi_application()
