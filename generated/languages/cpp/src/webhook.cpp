// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

#include "annotation_contracts/webhook.hpp"

#include "editions.hpp"
#include "encoding.hpp"
#include "rules.hpp"

namespace annotation_contracts {

namespace webhook_2_76 {
extern const detail::Edition contract;
Delivery take_delivery(Json&& node, const detail::Reading& reading);
}  // namespace webhook_2_76

namespace webhook_2_73 {
extern const detail::Edition contract;
Delivery take_delivery(Json&& node, const detail::Reading& reading);
}  // namespace webhook_2_73

namespace webhook_2_65 {
extern const detail::Edition contract;
Delivery take_delivery(Json&& node, const detail::Reading& reading);
}  // namespace webhook_2_65

namespace webhook_2_4 {
extern const detail::Edition contract;
Delivery take_delivery(Json&& node, const detail::Reading& reading);
}  // namespace webhook_2_4

namespace webhook_2_3 {
extern const detail::Edition contract;
Delivery take_delivery(Json&& node, const detail::Reading& reading);
}  // namespace webhook_2_3

namespace webhook {
namespace {

const detail::Contract<Delivery>& contract() {
  static const detail::Contract<Delivery> own = {
    {&webhook_2_76::contract, &webhook_2_73::contract, &webhook_2_65::contract, &webhook_2_4::contract, &webhook_2_3::contract},
    {detail::taking<Delivery, webhook_2_76::take_delivery>,
     detail::taking<Delivery, webhook_2_73::take_delivery>,
     detail::taking<Delivery, webhook_2_65::take_delivery>,
     detail::taking<Delivery, webhook_2_4::take_delivery>,
     detail::taking<Delivery, webhook_2_3::take_delivery>}};
  return own;
}

}  // namespace

Delivery parse_delivery(std::string_view body, const ReadOptions& options) {
  return contract().read(detail::read_json(body), options);
}

std::string write_delivery(const Delivery& document) {
  return detail::write_json(detail::encode(document.value));
}

std::vector<Warning> warnings(const Delivery& document) {
  static const Json rules = Json::parse(R"rules({"tag":"event","resources":{"ping":"webhook"},"rules":[
{"id":"url-id","clause":"W2","check":"ends","at":[["","/{}","/sender"],["ping","/{}/owner"],[":task","/{}/owner","/{}/assignee","/{}/segments/*/jobs/*","/{}/segments/*/jobs/*/assignee"]],"members":["url","id"],"say":"the address does not end in the id {id}"},
{"id":"date-order","clause":"W2","check":"ordered","at":[["","/{}"]],"members":["created_date","updated_date"],"say":"updated before it was created"},
{"id":"frame-order","clause":"W2.3","check":"ordered","at":[[":task","/{}/segments/*"]],"members":["start_frame","stop_frame"],"say":"stops at frame {stop_frame}, before it starts at {start_frame}"},
{"id":"ping-webhook","clause":"W6.5","check":"same","at":[["ping",""]],"members":["webhook_id","id"],"say":"the ping is of webhook {id}, and names another"},
{"id":"event-repeated","clause":"W6.1","check":"distinct","at":[["ping","/{}/events"]],"say":"\"{item}\" is listed twice"},
{"id":"scope","clause":"W1.2","check":"only","at":[["ping","/{}"]],"members":["project_id","project"],"when":["type","project"],"say":"a webhook of type {type} with a project","lacks":"a webhook of type {type} without a project"},
{"id":"scope","clause":"W1.2","check":"only","at":[["ping","/{}"]],"members":["organization"],"when":["type","organization"],"unless":"project","say":"a webhook of type {type} with an organization","lacks":"a webhook of type {type} without an organization"},
{"id":"secret-leaked","clause":"W2.1","check":"absent","at":[["ping","/{}"]],"members":["secret"],"say":"the delivery gives the webhook's secret away"},
{"id":"before-update-empty","clause":"W6.3","check":"filled","at":[["update:","/before_update"]],"say":"an update that changes nothing"},
{"id":"before-update-equal","clause":"W6.3","check":"changed","at":[["update:","/before_update"]],"say":"the old value equals the new one"},
{"id":"before-update-foreign","clause":"W6.3","check":"known","at":[["update:","/before_update"]],"say":"the {} has no such member"}
]})rules");
  return detail::find_warnings(rules, detail::encode(document.value));
}

Receiver::Receiver(Secrets secrets, std::map<std::string, Handler> on, ReceiverOptions options)
    : BaseReceiver(detail::make_receiver<Delivery>(contract(), {{}, "event", "webhook_id", "X-Signature-256", {"ping"}, "CVAT"},
                                                  std::move(secrets), std::move(on), std::move(options))) {}

}  // namespace webhook
}  // namespace annotation_contracts
