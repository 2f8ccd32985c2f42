// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

#pragma once

/// @file
/// The contract `webhook` in every edition.

#include <array>
#include <concepts>
#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "annotation_contracts/json.hpp"
#include "annotation_contracts/receiver.hpp"
#include "annotation_contracts/webhook_2_3.hpp"
#include "annotation_contracts/webhook_2_4.hpp"
#include "annotation_contracts/webhook_2_65.hpp"
#include "annotation_contracts/webhook_2_73.hpp"
#include "annotation_contracts/webhook_2_76.hpp"

namespace annotation_contracts::webhook {

/// Names of the editions, the newest first.
inline constexpr std::array<std::string_view, 5> editions = {"2.76", "2.73", "2.65", "2.4", "2.3"};

/// A document of any edition; `match` finds what it holds.
using Delivery = AnyEdition<
    webhook_2_76::Delivery,
    webhook_2_73::Delivery,
    webhook_2_65::Delivery,
    webhook_2_4::Delivery,
    webhook_2_3::Delivery>;

/// `UpdateOrganizationEvent` of any edition, as in `[](const UpdateOrganizationEvent auto& value) { … }`.
template <class T>
concept UpdateOrganizationEvent = std::same_as<T, webhook_2_76::UpdateOrganizationEvent> || std::same_as<T, webhook_2_73::UpdateOrganizationEvent> || std::same_as<T, webhook_2_65::UpdateOrganizationEvent> || std::same_as<T, webhook_2_4::UpdateOrganizationEvent> || std::same_as<T, webhook_2_3::UpdateOrganizationEvent>;

/// `CreateOrganizationEvent` of any edition, as in `[](const CreateOrganizationEvent auto& value) { … }`.
template <class T>
concept CreateOrganizationEvent = std::same_as<T, webhook_2_76::CreateOrganizationEvent>;

/// `DeleteOrganizationEvent` of any edition, as in `[](const DeleteOrganizationEvent auto& value) { … }`.
template <class T>
concept DeleteOrganizationEvent = std::same_as<T, webhook_2_76::DeleteOrganizationEvent> || std::same_as<T, webhook_2_65::DeleteOrganizationEvent> || std::same_as<T, webhook_2_4::DeleteOrganizationEvent>;

/// `UpdateMembershipEvent` of any edition, as in `[](const UpdateMembershipEvent auto& value) { … }`.
template <class T>
concept UpdateMembershipEvent = std::same_as<T, webhook_2_76::UpdateMembershipEvent> || std::same_as<T, webhook_2_73::UpdateMembershipEvent> || std::same_as<T, webhook_2_65::UpdateMembershipEvent> || std::same_as<T, webhook_2_4::UpdateMembershipEvent> || std::same_as<T, webhook_2_3::UpdateMembershipEvent>;

/// `DeleteMembershipEvent` of any edition, as in `[](const DeleteMembershipEvent auto& value) { … }`.
template <class T>
concept DeleteMembershipEvent = std::same_as<T, webhook_2_76::DeleteMembershipEvent> || std::same_as<T, webhook_2_73::DeleteMembershipEvent> || std::same_as<T, webhook_2_65::DeleteMembershipEvent> || std::same_as<T, webhook_2_4::DeleteMembershipEvent> || std::same_as<T, webhook_2_3::DeleteMembershipEvent>;

/// `CreateMembershipEvent` of any edition, as in `[](const CreateMembershipEvent auto& value) { … }`.
template <class T>
concept CreateMembershipEvent = std::same_as<T, webhook_2_76::CreateMembershipEvent> || std::same_as<T, webhook_2_73::CreateMembershipEvent> || std::same_as<T, webhook_2_65::CreateMembershipEvent> || std::same_as<T, webhook_2_4::CreateMembershipEvent>;

/// `CreateInvitationEvent` of any edition, as in `[](const CreateInvitationEvent auto& value) { … }`.
template <class T>
concept CreateInvitationEvent = std::same_as<T, webhook_2_76::CreateInvitationEvent> || std::same_as<T, webhook_2_73::CreateInvitationEvent> || std::same_as<T, webhook_2_65::CreateInvitationEvent> || std::same_as<T, webhook_2_4::CreateInvitationEvent> || std::same_as<T, webhook_2_3::CreateInvitationEvent>;

/// `DeleteInvitationEvent` of any edition, as in `[](const DeleteInvitationEvent auto& value) { … }`.
template <class T>
concept DeleteInvitationEvent = std::same_as<T, webhook_2_76::DeleteInvitationEvent> || std::same_as<T, webhook_2_73::DeleteInvitationEvent> || std::same_as<T, webhook_2_65::DeleteInvitationEvent> || std::same_as<T, webhook_2_4::DeleteInvitationEvent> || std::same_as<T, webhook_2_3::DeleteInvitationEvent>;

/// `CreateProjectEvent` of any edition, as in `[](const CreateProjectEvent auto& value) { … }`.
template <class T>
concept CreateProjectEvent = std::same_as<T, webhook_2_76::CreateProjectEvent> || std::same_as<T, webhook_2_73::CreateProjectEvent> || std::same_as<T, webhook_2_65::CreateProjectEvent> || std::same_as<T, webhook_2_4::CreateProjectEvent> || std::same_as<T, webhook_2_3::CreateProjectEvent>;

/// `UpdateProjectEvent` of any edition, as in `[](const UpdateProjectEvent auto& value) { … }`.
template <class T>
concept UpdateProjectEvent = std::same_as<T, webhook_2_76::UpdateProjectEvent> || std::same_as<T, webhook_2_73::UpdateProjectEvent> || std::same_as<T, webhook_2_65::UpdateProjectEvent> || std::same_as<T, webhook_2_4::UpdateProjectEvent> || std::same_as<T, webhook_2_3::UpdateProjectEvent>;

/// `DeleteProjectEvent` of any edition, as in `[](const DeleteProjectEvent auto& value) { … }`.
template <class T>
concept DeleteProjectEvent = std::same_as<T, webhook_2_76::DeleteProjectEvent> || std::same_as<T, webhook_2_73::DeleteProjectEvent> || std::same_as<T, webhook_2_65::DeleteProjectEvent> || std::same_as<T, webhook_2_4::DeleteProjectEvent> || std::same_as<T, webhook_2_3::DeleteProjectEvent>;

/// `CreateTaskEvent` of any edition, as in `[](const CreateTaskEvent auto& value) { … }`.
template <class T>
concept CreateTaskEvent = std::same_as<T, webhook_2_76::CreateTaskEvent> || std::same_as<T, webhook_2_73::CreateTaskEvent> || std::same_as<T, webhook_2_65::CreateTaskEvent> || std::same_as<T, webhook_2_4::CreateTaskEvent> || std::same_as<T, webhook_2_3::CreateTaskEvent>;

/// `UpdateTaskEvent` of any edition, as in `[](const UpdateTaskEvent auto& value) { … }`.
template <class T>
concept UpdateTaskEvent = std::same_as<T, webhook_2_76::UpdateTaskEvent> || std::same_as<T, webhook_2_73::UpdateTaskEvent> || std::same_as<T, webhook_2_65::UpdateTaskEvent> || std::same_as<T, webhook_2_4::UpdateTaskEvent> || std::same_as<T, webhook_2_3::UpdateTaskEvent>;

/// `DeleteTaskEvent` of any edition, as in `[](const DeleteTaskEvent auto& value) { … }`.
template <class T>
concept DeleteTaskEvent = std::same_as<T, webhook_2_76::DeleteTaskEvent> || std::same_as<T, webhook_2_73::DeleteTaskEvent> || std::same_as<T, webhook_2_65::DeleteTaskEvent> || std::same_as<T, webhook_2_4::DeleteTaskEvent> || std::same_as<T, webhook_2_3::DeleteTaskEvent>;

/// `UpdateJobEvent` of any edition, as in `[](const UpdateJobEvent auto& value) { … }`.
template <class T>
concept UpdateJobEvent = std::same_as<T, webhook_2_76::UpdateJobEvent> || std::same_as<T, webhook_2_73::UpdateJobEvent> || std::same_as<T, webhook_2_65::UpdateJobEvent> || std::same_as<T, webhook_2_4::UpdateJobEvent> || std::same_as<T, webhook_2_3::UpdateJobEvent>;

/// `CreateJobEvent` of any edition, as in `[](const CreateJobEvent auto& value) { … }`.
template <class T>
concept CreateJobEvent = std::same_as<T, webhook_2_76::CreateJobEvent> || std::same_as<T, webhook_2_73::CreateJobEvent> || std::same_as<T, webhook_2_65::CreateJobEvent> || std::same_as<T, webhook_2_4::CreateJobEvent>;

/// `DeleteJobEvent` of any edition, as in `[](const DeleteJobEvent auto& value) { … }`.
template <class T>
concept DeleteJobEvent = std::same_as<T, webhook_2_76::DeleteJobEvent> || std::same_as<T, webhook_2_73::DeleteJobEvent> || std::same_as<T, webhook_2_65::DeleteJobEvent> || std::same_as<T, webhook_2_4::DeleteJobEvent>;

/// `CreateIssueEvent` of any edition, as in `[](const CreateIssueEvent auto& value) { … }`.
template <class T>
concept CreateIssueEvent = std::same_as<T, webhook_2_76::CreateIssueEvent> || std::same_as<T, webhook_2_73::CreateIssueEvent> || std::same_as<T, webhook_2_65::CreateIssueEvent> || std::same_as<T, webhook_2_4::CreateIssueEvent> || std::same_as<T, webhook_2_3::CreateIssueEvent>;

/// `UpdateIssueEvent` of any edition, as in `[](const UpdateIssueEvent auto& value) { … }`.
template <class T>
concept UpdateIssueEvent = std::same_as<T, webhook_2_76::UpdateIssueEvent> || std::same_as<T, webhook_2_73::UpdateIssueEvent> || std::same_as<T, webhook_2_65::UpdateIssueEvent> || std::same_as<T, webhook_2_4::UpdateIssueEvent> || std::same_as<T, webhook_2_3::UpdateIssueEvent>;

/// `DeleteIssueEvent` of any edition, as in `[](const DeleteIssueEvent auto& value) { … }`.
template <class T>
concept DeleteIssueEvent = std::same_as<T, webhook_2_76::DeleteIssueEvent> || std::same_as<T, webhook_2_73::DeleteIssueEvent> || std::same_as<T, webhook_2_65::DeleteIssueEvent> || std::same_as<T, webhook_2_4::DeleteIssueEvent> || std::same_as<T, webhook_2_3::DeleteIssueEvent>;

/// `CreateCommentEvent` of any edition, as in `[](const CreateCommentEvent auto& value) { … }`.
template <class T>
concept CreateCommentEvent = std::same_as<T, webhook_2_76::CreateCommentEvent> || std::same_as<T, webhook_2_73::CreateCommentEvent> || std::same_as<T, webhook_2_65::CreateCommentEvent> || std::same_as<T, webhook_2_4::CreateCommentEvent> || std::same_as<T, webhook_2_3::CreateCommentEvent>;

/// `UpdateCommentEvent` of any edition, as in `[](const UpdateCommentEvent auto& value) { … }`.
template <class T>
concept UpdateCommentEvent = std::same_as<T, webhook_2_76::UpdateCommentEvent> || std::same_as<T, webhook_2_73::UpdateCommentEvent> || std::same_as<T, webhook_2_65::UpdateCommentEvent> || std::same_as<T, webhook_2_4::UpdateCommentEvent> || std::same_as<T, webhook_2_3::UpdateCommentEvent>;

/// `DeleteCommentEvent` of any edition, as in `[](const DeleteCommentEvent auto& value) { … }`.
template <class T>
concept DeleteCommentEvent = std::same_as<T, webhook_2_76::DeleteCommentEvent> || std::same_as<T, webhook_2_73::DeleteCommentEvent> || std::same_as<T, webhook_2_65::DeleteCommentEvent> || std::same_as<T, webhook_2_4::DeleteCommentEvent> || std::same_as<T, webhook_2_3::DeleteCommentEvent>;

/// `CompletedRequestCalculateQualityEvent` of any edition, as in `[](const CompletedRequestCalculateQualityEvent auto& value) { … }`.
template <class T>
concept CompletedRequestCalculateQualityEvent = std::same_as<T, webhook_2_76::CompletedRequestCalculateQualityEvent> || std::same_as<T, webhook_2_73::CompletedRequestCalculateQualityEvent>;

/// `CompletedRequestCreateTaskEvent` of any edition, as in `[](const CompletedRequestCreateTaskEvent auto& value) { … }`.
template <class T>
concept CompletedRequestCreateTaskEvent = std::same_as<T, webhook_2_76::CompletedRequestCreateTaskEvent> || std::same_as<T, webhook_2_73::CompletedRequestCreateTaskEvent>;

/// `CompletedRequestExportAnnotationsEvent` of any edition, as in `[](const CompletedRequestExportAnnotationsEvent auto& value) { … }`.
template <class T>
concept CompletedRequestExportAnnotationsEvent = std::same_as<T, webhook_2_76::CompletedRequestExportAnnotationsEvent> || std::same_as<T, webhook_2_73::CompletedRequestExportAnnotationsEvent>;

/// `CompletedRequestExportBackupEvent` of any edition, as in `[](const CompletedRequestExportBackupEvent auto& value) { … }`.
template <class T>
concept CompletedRequestExportBackupEvent = std::same_as<T, webhook_2_76::CompletedRequestExportBackupEvent> || std::same_as<T, webhook_2_73::CompletedRequestExportBackupEvent>;

/// `CompletedRequestExportDatasetEvent` of any edition, as in `[](const CompletedRequestExportDatasetEvent auto& value) { … }`.
template <class T>
concept CompletedRequestExportDatasetEvent = std::same_as<T, webhook_2_76::CompletedRequestExportDatasetEvent> || std::same_as<T, webhook_2_73::CompletedRequestExportDatasetEvent>;

/// `CompletedRequestMergeJobEvent` of any edition, as in `[](const CompletedRequestMergeJobEvent auto& value) { … }`.
template <class T>
concept CompletedRequestMergeJobEvent = std::same_as<T, webhook_2_76::CompletedRequestMergeJobEvent> || std::same_as<T, webhook_2_73::CompletedRequestMergeJobEvent>;

/// `CompletedRequestMergeTaskEvent` of any edition, as in `[](const CompletedRequestMergeTaskEvent auto& value) { … }`.
template <class T>
concept CompletedRequestMergeTaskEvent = std::same_as<T, webhook_2_76::CompletedRequestMergeTaskEvent> || std::same_as<T, webhook_2_73::CompletedRequestMergeTaskEvent>;

/// `CreateUserEvent` of any edition, as in `[](const CreateUserEvent auto& value) { … }`.
template <class T>
concept CreateUserEvent = std::same_as<T, webhook_2_76::CreateUserEvent>;

/// `UpdateUserEvent` of any edition, as in `[](const UpdateUserEvent auto& value) { … }`.
template <class T>
concept UpdateUserEvent = std::same_as<T, webhook_2_76::UpdateUserEvent>;

/// `DeleteUserEvent` of any edition, as in `[](const DeleteUserEvent auto& value) { … }`.
template <class T>
concept DeleteUserEvent = std::same_as<T, webhook_2_76::DeleteUserEvent>;

/// `PingEvent` of any edition, as in `[](const PingEvent auto& value) { … }`.
template <class T>
concept PingEvent = std::same_as<T, webhook_2_76::PingEvent> || std::same_as<T, webhook_2_73::PingEvent> || std::same_as<T, webhook_2_65::PingEvent> || std::same_as<T, webhook_2_4::PingEvent> || std::same_as<T, webhook_2_3::PingEvent>;

/// `CreateExportEvent` of any edition, as in `[](const CreateExportEvent auto& value) { … }`.
template <class T>
concept CreateExportEvent = std::same_as<T, webhook_2_65::CreateExportEvent>;

/// `CreateBackupEvent` of any edition, as in `[](const CreateBackupEvent auto& value) { … }`.
template <class T>
concept CreateBackupEvent = std::same_as<T, webhook_2_65::CreateBackupEvent>;

/// Reads a document from the exact bytes of a body by the first of some editions that accepts it. Throws `UnreadableError` if
/// it is not JSON, `DecodeError` of the edition with the fewest errors, and `std::invalid_argument` for an unknown edition.
Delivery parse_delivery(std::string_view body, const ReadOptions& options = {});

/// Writes a document as JSON: everything that was parsed, with unknown members; missing members stay missing. Throws
/// `std::exception` if a text is not UTF-8 or a number is not finite.
std::string write_delivery(const Delivery& document);

/// Lists what is suspicious in a valid document, in the order of the rules.
std::vector<Warning> warnings(const Delivery& document);

/// Receives deliveries of any edition.
class Receiver : public BaseReceiver {
 public:
  /// Handles a delivery; if it throws, the answer is 500.
  using Handler = std::function<void(const Delivery&, const Context&)>;

  /// Makes a receiver with handlers by event: its name, else `*:<resource>`, `<action>:*`, `*`; `unknown` takes events that no
  /// edition has. Throws `std::invalid_argument` for a wrong option.
  Receiver(Secrets secrets, std::map<std::string, Handler> on, ReceiverOptions options = {});
};

}  // namespace annotation_contracts::webhook
