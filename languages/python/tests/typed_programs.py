"""Programs of users, for type checkers alone."""

from fastapi import FastAPI
from starlette.routing import Route

from annotation_contracts import Context, InvalidDelivery, Receiver, UnknownEvent, parse_delivery, v2_3, v2_4, v2_76


def any_edition(event: v2_3.UpdateTaskEvent | v2_4.UpdateTaskEvent | object, context: Context) -> None:
    print(event, context.edition)


def pinned(event: v2_4.UpdateTaskEvent, context: Context) -> None:
    task_id: int = event.task.id
    owner: v2_4.User | None = event.task.owner
    print(task_id, owner, event.edition, context.key_id)
    if event.before_update is not None and "status" in event.before_update.model_fields_set:
        print(event.before_update.status)


async def newest(event: v2_76.CreateUserEvent, context: Context) -> None:
    print(event.user.id)


app = FastAPI()
receiver = Receiver("secret", edition="2.4", on={"update:task": pinned, "*": lambda event, context: print(event.event)})
app.routes.append(Route("/webhook", receiver))
Receiver("secret", edition="2.76", on={"create:user": newest}, max_bytes=100)
Receiver(
    "secret",
    on={
        "update:task": any_edition,
        "update:job": lambda event, context: print(event.job.id, event.edition),
        "unknown": lambda event, context: print(event.document),
        "invalid": lambda delivery, context: print(delivery.error.problems),
    },
)

delivery = parse_delivery(b"{}", edition="2.4")
if isinstance(delivery, v2_4.UpdateTaskEvent):
    number: int = delivery.task.id
elif isinstance(delivery, UnknownEvent):
    name: str = delivery.event


def read(invalid: InvalidDelivery) -> str:
    return invalid.error.problems[0].path


Receiver("secret", edition="2.4", on={"update:task": newest})  # type: ignore  # another event's handler
Receiver("secret", edition="2.4", on={"create:user": newest})  # type: ignore  # not in this edition
