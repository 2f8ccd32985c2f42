# Generated from contracts.config.ts by "npm run generate". Do not edit.

"""The editions, and the types of functions that accept any of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, List, Literal, Protocol, Sequence, Tuple, TypedDict, Union, overload

from ..model import Body, Handler, InvalidDelivery, Mode, Secrets, UnknownEvent

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ..receiver import Options
    from . import v2_76, v2_73, v2_65, v2_4, v2_3, raster_info_2019, raster_info_2026, raster_info_observed

    Delivery = Union[v2_76.Delivery, v2_73.Delivery, v2_65.Delivery, v2_4.Delivery, v2_3.Delivery]
    RasterInfo = Union[raster_info_2019.RasterInfo, raster_info_2026.RasterInfo, raster_info_observed.RasterInfo]
    Handlers = TypedDict(
        "Handlers",
        {
            "update:organization": Handler[Union[v2_76.UpdateOrganizationEvent, v2_73.UpdateOrganizationEvent, v2_65.UpdateOrganizationEvent, v2_4.UpdateOrganizationEvent, v2_3.UpdateOrganizationEvent]],
            "*:organization": Handler[Union[v2_76.UpdateOrganizationEvent, v2_76.CreateOrganizationEvent, v2_76.DeleteOrganizationEvent, v2_73.UpdateOrganizationEvent, v2_65.UpdateOrganizationEvent, v2_65.DeleteOrganizationEvent, v2_4.UpdateOrganizationEvent, v2_4.DeleteOrganizationEvent, v2_3.UpdateOrganizationEvent]],
            "update:*": Handler[Union[v2_76.UpdateOrganizationEvent, v2_76.UpdateMembershipEvent, v2_76.UpdateProjectEvent, v2_76.UpdateTaskEvent, v2_76.UpdateJobEvent, v2_76.UpdateIssueEvent, v2_76.UpdateCommentEvent, v2_76.UpdateUserEvent, v2_73.UpdateOrganizationEvent, v2_73.UpdateMembershipEvent, v2_73.UpdateProjectEvent, v2_73.UpdateTaskEvent, v2_73.UpdateJobEvent, v2_73.UpdateIssueEvent, v2_73.UpdateCommentEvent, v2_65.UpdateOrganizationEvent, v2_65.UpdateMembershipEvent, v2_65.UpdateProjectEvent, v2_65.UpdateTaskEvent, v2_65.UpdateJobEvent, v2_65.UpdateIssueEvent, v2_65.UpdateCommentEvent, v2_4.UpdateOrganizationEvent, v2_4.UpdateMembershipEvent, v2_4.UpdateProjectEvent, v2_4.UpdateTaskEvent, v2_4.UpdateJobEvent, v2_4.UpdateIssueEvent, v2_4.UpdateCommentEvent, v2_3.UpdateOrganizationEvent, v2_3.UpdateMembershipEvent, v2_3.UpdateProjectEvent, v2_3.UpdateTaskEvent, v2_3.UpdateJobEvent, v2_3.UpdateIssueEvent, v2_3.UpdateCommentEvent]],
            "*": Handler[Union[v2_76.UpdateOrganizationEvent, v2_76.CreateOrganizationEvent, v2_76.DeleteOrganizationEvent, v2_76.UpdateMembershipEvent, v2_76.DeleteMembershipEvent, v2_76.CreateMembershipEvent, v2_76.CreateInvitationEvent, v2_76.DeleteInvitationEvent, v2_76.CreateProjectEvent, v2_76.UpdateProjectEvent, v2_76.DeleteProjectEvent, v2_76.CreateTaskEvent, v2_76.UpdateTaskEvent, v2_76.DeleteTaskEvent, v2_76.UpdateJobEvent, v2_76.CreateJobEvent, v2_76.DeleteJobEvent, v2_76.CreateIssueEvent, v2_76.UpdateIssueEvent, v2_76.DeleteIssueEvent, v2_76.CreateCommentEvent, v2_76.UpdateCommentEvent, v2_76.DeleteCommentEvent, v2_76.CompletedRequestCalculateQualityEvent, v2_76.CompletedRequestCreateTaskEvent, v2_76.CompletedRequestExportAnnotationsEvent, v2_76.CompletedRequestExportBackupEvent, v2_76.CompletedRequestExportDatasetEvent, v2_76.CompletedRequestMergeJobEvent, v2_76.CompletedRequestMergeTaskEvent, v2_76.CreateUserEvent, v2_76.UpdateUserEvent, v2_76.DeleteUserEvent, v2_76.PingEvent, v2_73.UpdateOrganizationEvent, v2_73.UpdateMembershipEvent, v2_73.DeleteMembershipEvent, v2_73.CreateMembershipEvent, v2_73.CreateInvitationEvent, v2_73.DeleteInvitationEvent, v2_73.CreateProjectEvent, v2_73.UpdateProjectEvent, v2_73.DeleteProjectEvent, v2_73.CreateTaskEvent, v2_73.UpdateTaskEvent, v2_73.DeleteTaskEvent, v2_73.UpdateJobEvent, v2_73.CreateJobEvent, v2_73.DeleteJobEvent, v2_73.CreateIssueEvent, v2_73.UpdateIssueEvent, v2_73.DeleteIssueEvent, v2_73.CreateCommentEvent, v2_73.UpdateCommentEvent, v2_73.DeleteCommentEvent, v2_73.CompletedRequestCalculateQualityEvent, v2_73.CompletedRequestCreateTaskEvent, v2_73.CompletedRequestExportAnnotationsEvent, v2_73.CompletedRequestExportBackupEvent, v2_73.CompletedRequestExportDatasetEvent, v2_73.CompletedRequestMergeJobEvent, v2_73.CompletedRequestMergeTaskEvent, v2_73.PingEvent, v2_65.UpdateOrganizationEvent, v2_65.DeleteOrganizationEvent, v2_65.UpdateMembershipEvent, v2_65.DeleteMembershipEvent, v2_65.CreateMembershipEvent, v2_65.CreateInvitationEvent, v2_65.DeleteInvitationEvent, v2_65.CreateProjectEvent, v2_65.UpdateProjectEvent, v2_65.DeleteProjectEvent, v2_65.CreateTaskEvent, v2_65.UpdateTaskEvent, v2_65.DeleteTaskEvent, v2_65.UpdateJobEvent, v2_65.CreateJobEvent, v2_65.DeleteJobEvent, v2_65.CreateIssueEvent, v2_65.UpdateIssueEvent, v2_65.DeleteIssueEvent, v2_65.CreateCommentEvent, v2_65.UpdateCommentEvent, v2_65.DeleteCommentEvent, v2_65.CreateExportEvent, v2_65.CreateBackupEvent, v2_65.PingEvent, v2_4.UpdateOrganizationEvent, v2_4.DeleteOrganizationEvent, v2_4.UpdateMembershipEvent, v2_4.DeleteMembershipEvent, v2_4.CreateMembershipEvent, v2_4.CreateInvitationEvent, v2_4.DeleteInvitationEvent, v2_4.CreateProjectEvent, v2_4.UpdateProjectEvent, v2_4.DeleteProjectEvent, v2_4.CreateTaskEvent, v2_4.UpdateTaskEvent, v2_4.DeleteTaskEvent, v2_4.UpdateJobEvent, v2_4.CreateJobEvent, v2_4.DeleteJobEvent, v2_4.CreateIssueEvent, v2_4.UpdateIssueEvent, v2_4.DeleteIssueEvent, v2_4.CreateCommentEvent, v2_4.UpdateCommentEvent, v2_4.DeleteCommentEvent, v2_4.PingEvent, v2_3.UpdateOrganizationEvent, v2_3.UpdateMembershipEvent, v2_3.DeleteMembershipEvent, v2_3.CreateInvitationEvent, v2_3.DeleteInvitationEvent, v2_3.CreateProjectEvent, v2_3.UpdateProjectEvent, v2_3.DeleteProjectEvent, v2_3.CreateTaskEvent, v2_3.UpdateTaskEvent, v2_3.DeleteTaskEvent, v2_3.UpdateJobEvent, v2_3.CreateIssueEvent, v2_3.UpdateIssueEvent, v2_3.DeleteIssueEvent, v2_3.CreateCommentEvent, v2_3.UpdateCommentEvent, v2_3.DeleteCommentEvent, v2_3.PingEvent]],
            "create:organization": Handler[v2_76.CreateOrganizationEvent],
            "create:*": Handler[Union[v2_76.CreateOrganizationEvent, v2_76.CreateMembershipEvent, v2_76.CreateInvitationEvent, v2_76.CreateProjectEvent, v2_76.CreateTaskEvent, v2_76.CreateJobEvent, v2_76.CreateIssueEvent, v2_76.CreateCommentEvent, v2_76.CreateUserEvent, v2_73.CreateMembershipEvent, v2_73.CreateInvitationEvent, v2_73.CreateProjectEvent, v2_73.CreateTaskEvent, v2_73.CreateJobEvent, v2_73.CreateIssueEvent, v2_73.CreateCommentEvent, v2_65.CreateMembershipEvent, v2_65.CreateInvitationEvent, v2_65.CreateProjectEvent, v2_65.CreateTaskEvent, v2_65.CreateJobEvent, v2_65.CreateIssueEvent, v2_65.CreateCommentEvent, v2_65.CreateExportEvent, v2_65.CreateBackupEvent, v2_4.CreateMembershipEvent, v2_4.CreateInvitationEvent, v2_4.CreateProjectEvent, v2_4.CreateTaskEvent, v2_4.CreateJobEvent, v2_4.CreateIssueEvent, v2_4.CreateCommentEvent, v2_3.CreateInvitationEvent, v2_3.CreateProjectEvent, v2_3.CreateTaskEvent, v2_3.CreateIssueEvent, v2_3.CreateCommentEvent]],
            "delete:organization": Handler[Union[v2_76.DeleteOrganizationEvent, v2_65.DeleteOrganizationEvent, v2_4.DeleteOrganizationEvent]],
            "delete:*": Handler[Union[v2_76.DeleteOrganizationEvent, v2_76.DeleteMembershipEvent, v2_76.DeleteInvitationEvent, v2_76.DeleteProjectEvent, v2_76.DeleteTaskEvent, v2_76.DeleteJobEvent, v2_76.DeleteIssueEvent, v2_76.DeleteCommentEvent, v2_76.DeleteUserEvent, v2_73.DeleteMembershipEvent, v2_73.DeleteInvitationEvent, v2_73.DeleteProjectEvent, v2_73.DeleteTaskEvent, v2_73.DeleteJobEvent, v2_73.DeleteIssueEvent, v2_73.DeleteCommentEvent, v2_65.DeleteOrganizationEvent, v2_65.DeleteMembershipEvent, v2_65.DeleteInvitationEvent, v2_65.DeleteProjectEvent, v2_65.DeleteTaskEvent, v2_65.DeleteJobEvent, v2_65.DeleteIssueEvent, v2_65.DeleteCommentEvent, v2_4.DeleteOrganizationEvent, v2_4.DeleteMembershipEvent, v2_4.DeleteInvitationEvent, v2_4.DeleteProjectEvent, v2_4.DeleteTaskEvent, v2_4.DeleteJobEvent, v2_4.DeleteIssueEvent, v2_4.DeleteCommentEvent, v2_3.DeleteMembershipEvent, v2_3.DeleteInvitationEvent, v2_3.DeleteProjectEvent, v2_3.DeleteTaskEvent, v2_3.DeleteIssueEvent, v2_3.DeleteCommentEvent]],
            "update:membership": Handler[Union[v2_76.UpdateMembershipEvent, v2_73.UpdateMembershipEvent, v2_65.UpdateMembershipEvent, v2_4.UpdateMembershipEvent, v2_3.UpdateMembershipEvent]],
            "*:membership": Handler[Union[v2_76.UpdateMembershipEvent, v2_76.DeleteMembershipEvent, v2_76.CreateMembershipEvent, v2_73.UpdateMembershipEvent, v2_73.DeleteMembershipEvent, v2_73.CreateMembershipEvent, v2_65.UpdateMembershipEvent, v2_65.DeleteMembershipEvent, v2_65.CreateMembershipEvent, v2_4.UpdateMembershipEvent, v2_4.DeleteMembershipEvent, v2_4.CreateMembershipEvent, v2_3.UpdateMembershipEvent, v2_3.DeleteMembershipEvent]],
            "delete:membership": Handler[Union[v2_76.DeleteMembershipEvent, v2_73.DeleteMembershipEvent, v2_65.DeleteMembershipEvent, v2_4.DeleteMembershipEvent, v2_3.DeleteMembershipEvent]],
            "create:membership": Handler[Union[v2_76.CreateMembershipEvent, v2_73.CreateMembershipEvent, v2_65.CreateMembershipEvent, v2_4.CreateMembershipEvent]],
            "create:invitation": Handler[Union[v2_76.CreateInvitationEvent, v2_73.CreateInvitationEvent, v2_65.CreateInvitationEvent, v2_4.CreateInvitationEvent, v2_3.CreateInvitationEvent]],
            "*:invitation": Handler[Union[v2_76.CreateInvitationEvent, v2_76.DeleteInvitationEvent, v2_73.CreateInvitationEvent, v2_73.DeleteInvitationEvent, v2_65.CreateInvitationEvent, v2_65.DeleteInvitationEvent, v2_4.CreateInvitationEvent, v2_4.DeleteInvitationEvent, v2_3.CreateInvitationEvent, v2_3.DeleteInvitationEvent]],
            "delete:invitation": Handler[Union[v2_76.DeleteInvitationEvent, v2_73.DeleteInvitationEvent, v2_65.DeleteInvitationEvent, v2_4.DeleteInvitationEvent, v2_3.DeleteInvitationEvent]],
            "create:project": Handler[Union[v2_76.CreateProjectEvent, v2_73.CreateProjectEvent, v2_65.CreateProjectEvent, v2_4.CreateProjectEvent, v2_3.CreateProjectEvent]],
            "*:project": Handler[Union[v2_76.CreateProjectEvent, v2_76.UpdateProjectEvent, v2_76.DeleteProjectEvent, v2_73.CreateProjectEvent, v2_73.UpdateProjectEvent, v2_73.DeleteProjectEvent, v2_65.CreateProjectEvent, v2_65.UpdateProjectEvent, v2_65.DeleteProjectEvent, v2_4.CreateProjectEvent, v2_4.UpdateProjectEvent, v2_4.DeleteProjectEvent, v2_3.CreateProjectEvent, v2_3.UpdateProjectEvent, v2_3.DeleteProjectEvent]],
            "update:project": Handler[Union[v2_76.UpdateProjectEvent, v2_73.UpdateProjectEvent, v2_65.UpdateProjectEvent, v2_4.UpdateProjectEvent, v2_3.UpdateProjectEvent]],
            "delete:project": Handler[Union[v2_76.DeleteProjectEvent, v2_73.DeleteProjectEvent, v2_65.DeleteProjectEvent, v2_4.DeleteProjectEvent, v2_3.DeleteProjectEvent]],
            "create:task": Handler[Union[v2_76.CreateTaskEvent, v2_73.CreateTaskEvent, v2_65.CreateTaskEvent, v2_4.CreateTaskEvent, v2_3.CreateTaskEvent]],
            "*:task": Handler[Union[v2_76.CreateTaskEvent, v2_76.UpdateTaskEvent, v2_76.DeleteTaskEvent, v2_73.CreateTaskEvent, v2_73.UpdateTaskEvent, v2_73.DeleteTaskEvent, v2_65.CreateTaskEvent, v2_65.UpdateTaskEvent, v2_65.DeleteTaskEvent, v2_4.CreateTaskEvent, v2_4.UpdateTaskEvent, v2_4.DeleteTaskEvent, v2_3.CreateTaskEvent, v2_3.UpdateTaskEvent, v2_3.DeleteTaskEvent]],
            "update:task": Handler[Union[v2_76.UpdateTaskEvent, v2_73.UpdateTaskEvent, v2_65.UpdateTaskEvent, v2_4.UpdateTaskEvent, v2_3.UpdateTaskEvent]],
            "delete:task": Handler[Union[v2_76.DeleteTaskEvent, v2_73.DeleteTaskEvent, v2_65.DeleteTaskEvent, v2_4.DeleteTaskEvent, v2_3.DeleteTaskEvent]],
            "update:job": Handler[Union[v2_76.UpdateJobEvent, v2_73.UpdateJobEvent, v2_65.UpdateJobEvent, v2_4.UpdateJobEvent, v2_3.UpdateJobEvent]],
            "*:job": Handler[Union[v2_76.UpdateJobEvent, v2_76.CreateJobEvent, v2_76.DeleteJobEvent, v2_73.UpdateJobEvent, v2_73.CreateJobEvent, v2_73.DeleteJobEvent, v2_65.UpdateJobEvent, v2_65.CreateJobEvent, v2_65.DeleteJobEvent, v2_4.UpdateJobEvent, v2_4.CreateJobEvent, v2_4.DeleteJobEvent, v2_3.UpdateJobEvent]],
            "create:job": Handler[Union[v2_76.CreateJobEvent, v2_73.CreateJobEvent, v2_65.CreateJobEvent, v2_4.CreateJobEvent]],
            "delete:job": Handler[Union[v2_76.DeleteJobEvent, v2_73.DeleteJobEvent, v2_65.DeleteJobEvent, v2_4.DeleteJobEvent]],
            "create:issue": Handler[Union[v2_76.CreateIssueEvent, v2_73.CreateIssueEvent, v2_65.CreateIssueEvent, v2_4.CreateIssueEvent, v2_3.CreateIssueEvent]],
            "*:issue": Handler[Union[v2_76.CreateIssueEvent, v2_76.UpdateIssueEvent, v2_76.DeleteIssueEvent, v2_73.CreateIssueEvent, v2_73.UpdateIssueEvent, v2_73.DeleteIssueEvent, v2_65.CreateIssueEvent, v2_65.UpdateIssueEvent, v2_65.DeleteIssueEvent, v2_4.CreateIssueEvent, v2_4.UpdateIssueEvent, v2_4.DeleteIssueEvent, v2_3.CreateIssueEvent, v2_3.UpdateIssueEvent, v2_3.DeleteIssueEvent]],
            "update:issue": Handler[Union[v2_76.UpdateIssueEvent, v2_73.UpdateIssueEvent, v2_65.UpdateIssueEvent, v2_4.UpdateIssueEvent, v2_3.UpdateIssueEvent]],
            "delete:issue": Handler[Union[v2_76.DeleteIssueEvent, v2_73.DeleteIssueEvent, v2_65.DeleteIssueEvent, v2_4.DeleteIssueEvent, v2_3.DeleteIssueEvent]],
            "create:comment": Handler[Union[v2_76.CreateCommentEvent, v2_73.CreateCommentEvent, v2_65.CreateCommentEvent, v2_4.CreateCommentEvent, v2_3.CreateCommentEvent]],
            "*:comment": Handler[Union[v2_76.CreateCommentEvent, v2_76.UpdateCommentEvent, v2_76.DeleteCommentEvent, v2_73.CreateCommentEvent, v2_73.UpdateCommentEvent, v2_73.DeleteCommentEvent, v2_65.CreateCommentEvent, v2_65.UpdateCommentEvent, v2_65.DeleteCommentEvent, v2_4.CreateCommentEvent, v2_4.UpdateCommentEvent, v2_4.DeleteCommentEvent, v2_3.CreateCommentEvent, v2_3.UpdateCommentEvent, v2_3.DeleteCommentEvent]],
            "update:comment": Handler[Union[v2_76.UpdateCommentEvent, v2_73.UpdateCommentEvent, v2_65.UpdateCommentEvent, v2_4.UpdateCommentEvent, v2_3.UpdateCommentEvent]],
            "delete:comment": Handler[Union[v2_76.DeleteCommentEvent, v2_73.DeleteCommentEvent, v2_65.DeleteCommentEvent, v2_4.DeleteCommentEvent, v2_3.DeleteCommentEvent]],
            "completed:request[calculate:quality]": Handler[Union[v2_76.CompletedRequestCalculateQualityEvent, v2_73.CompletedRequestCalculateQualityEvent]],
            "*:request[calculate:quality]": Handler[Union[v2_76.CompletedRequestCalculateQualityEvent, v2_73.CompletedRequestCalculateQualityEvent]],
            "completed:*": Handler[Union[v2_76.CompletedRequestCalculateQualityEvent, v2_76.CompletedRequestCreateTaskEvent, v2_76.CompletedRequestExportAnnotationsEvent, v2_76.CompletedRequestExportBackupEvent, v2_76.CompletedRequestExportDatasetEvent, v2_76.CompletedRequestMergeJobEvent, v2_76.CompletedRequestMergeTaskEvent, v2_73.CompletedRequestCalculateQualityEvent, v2_73.CompletedRequestCreateTaskEvent, v2_73.CompletedRequestExportAnnotationsEvent, v2_73.CompletedRequestExportBackupEvent, v2_73.CompletedRequestExportDatasetEvent, v2_73.CompletedRequestMergeJobEvent, v2_73.CompletedRequestMergeTaskEvent]],
            "completed:request[create:task]": Handler[Union[v2_76.CompletedRequestCreateTaskEvent, v2_73.CompletedRequestCreateTaskEvent]],
            "*:request[create:task]": Handler[Union[v2_76.CompletedRequestCreateTaskEvent, v2_73.CompletedRequestCreateTaskEvent]],
            "completed:request[export:annotations]": Handler[Union[v2_76.CompletedRequestExportAnnotationsEvent, v2_73.CompletedRequestExportAnnotationsEvent]],
            "*:request[export:annotations]": Handler[Union[v2_76.CompletedRequestExportAnnotationsEvent, v2_73.CompletedRequestExportAnnotationsEvent]],
            "completed:request[export:backup]": Handler[Union[v2_76.CompletedRequestExportBackupEvent, v2_73.CompletedRequestExportBackupEvent]],
            "*:request[export:backup]": Handler[Union[v2_76.CompletedRequestExportBackupEvent, v2_73.CompletedRequestExportBackupEvent]],
            "completed:request[export:dataset]": Handler[Union[v2_76.CompletedRequestExportDatasetEvent, v2_73.CompletedRequestExportDatasetEvent]],
            "*:request[export:dataset]": Handler[Union[v2_76.CompletedRequestExportDatasetEvent, v2_73.CompletedRequestExportDatasetEvent]],
            "completed:request[merge:job]": Handler[Union[v2_76.CompletedRequestMergeJobEvent, v2_73.CompletedRequestMergeJobEvent]],
            "*:request[merge:job]": Handler[Union[v2_76.CompletedRequestMergeJobEvent, v2_73.CompletedRequestMergeJobEvent]],
            "completed:request[merge:task]": Handler[Union[v2_76.CompletedRequestMergeTaskEvent, v2_73.CompletedRequestMergeTaskEvent]],
            "*:request[merge:task]": Handler[Union[v2_76.CompletedRequestMergeTaskEvent, v2_73.CompletedRequestMergeTaskEvent]],
            "create:user": Handler[v2_76.CreateUserEvent],
            "*:user": Handler[Union[v2_76.CreateUserEvent, v2_76.UpdateUserEvent, v2_76.DeleteUserEvent]],
            "update:user": Handler[v2_76.UpdateUserEvent],
            "delete:user": Handler[v2_76.DeleteUserEvent],
            "ping": Handler[Union[v2_76.PingEvent, v2_73.PingEvent, v2_65.PingEvent, v2_4.PingEvent, v2_3.PingEvent]],
            "create:export": Handler[v2_65.CreateExportEvent],
            "*:export": Handler[v2_65.CreateExportEvent],
            "create:backup": Handler[v2_65.CreateBackupEvent],
            "*:backup": Handler[v2_65.CreateBackupEvent],
            "unknown": Handler[UnknownEvent],
            "invalid": Handler[InvalidDelivery],
        },
        total=False,
    )

EDITIONS = ("2.76", "2.73", "2.65", "2.4", "2.3")
"""Editions of deliveries, newest first."""

SOURCE_EDITION = "2.3"
"""The edition of the source document."""

RASTER_INFO_EDITIONS = ("2019", "2026", "observed")
"""Editions of raster info, the source document's first."""

MODULES = {"webhook@2.76": "v2_76", "webhook@2.73": "v2_73", "webhook@2.65": "v2_65", "webhook@2.4": "v2_4", "webhook@2.3": "v2_3", "raster-info@2019": "raster_info_2019", "raster-info@2026": "raster_info_2026", "raster-info@observed": "raster_info_observed"}
"""The module of each edition."""


class ParseDelivery(Protocol):
    """Parses a delivery; `edition` narrows its type."""

    @overload
    def __call__(self, body: Body, *, edition: Literal["2.76"], mode: Mode = "tolerant") -> Union[v2_76.Delivery, UnknownEvent]: ...
    @overload
    def __call__(self, body: Body, *, edition: Literal["2.73"], mode: Mode = "tolerant") -> Union[v2_73.Delivery, UnknownEvent]: ...
    @overload
    def __call__(self, body: Body, *, edition: Literal["2.65"], mode: Mode = "tolerant") -> Union[v2_65.Delivery, UnknownEvent]: ...
    @overload
    def __call__(self, body: Body, *, edition: Literal["2.4"], mode: Mode = "tolerant") -> Union[v2_4.Delivery, UnknownEvent]: ...
    @overload
    def __call__(self, body: Body, *, edition: Literal["2.3"], mode: Mode = "tolerant") -> Union[v2_3.Delivery, UnknownEvent]: ...
    @overload
    def __call__(self, body: Body, *, edition: Union[str, Sequence[str], None] = None, mode: Mode = "tolerant") -> Union[Delivery, UnknownEvent]: ...


class ReceiverTypes:
    """The constructor of a receiver; `edition` narrows the types of its handlers."""

    if TYPE_CHECKING:

        @overload
        def __init__(self, secret: Secrets, on: v2_76.Handlers, *, edition: Literal["2.76"], **options: Unpack[Options]) -> None: ...
        @overload
        def __init__(self, secret: Secrets, on: v2_73.Handlers, *, edition: Literal["2.73"], **options: Unpack[Options]) -> None: ...
        @overload
        def __init__(self, secret: Secrets, on: v2_65.Handlers, *, edition: Literal["2.65"], **options: Unpack[Options]) -> None: ...
        @overload
        def __init__(self, secret: Secrets, on: v2_4.Handlers, *, edition: Literal["2.4"], **options: Unpack[Options]) -> None: ...
        @overload
        def __init__(self, secret: Secrets, on: v2_3.Handlers, *, edition: Literal["2.3"], **options: Unpack[Options]) -> None: ...
        @overload
        def __init__(self, secret: Secrets, on: Handlers, *, edition: Union[List[str], Tuple[str, ...], None] = None, **options: Unpack[Options]) -> None: ...
        def __init__(self, secret: Secrets, on: Any, *, edition: Any = None, **options: Any) -> None: ...
