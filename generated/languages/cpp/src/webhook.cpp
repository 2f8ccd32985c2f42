// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

#include "annotation_contracts/webhook.hpp"

#include "editions.hpp"
#include "encoding.hpp"

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

Receiver::Receiver(Secrets secrets, std::map<std::string, Handler> on, ReceiverOptions options)
    : BaseReceiver(detail::make_receiver<Delivery>(contract(), {{}, "event", "webhook_id", "X-Signature-256", {"ping"}, "CVAT"},
                                                  std::move(secrets), std::move(on), std::move(options))) {}

}  // namespace webhook
}  // namespace annotation_contracts
