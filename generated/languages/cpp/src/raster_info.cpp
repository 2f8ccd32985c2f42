// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

#include "annotation_contracts/raster_info.hpp"

#include "editions.hpp"
#include "encoding.hpp"

namespace annotation_contracts {

namespace raster_info_observed {
extern const detail::Edition contract;
RasterInfo take_raster_info(Json&& node, const detail::Reading& reading);
}  // namespace raster_info_observed

namespace raster_info_2026 {
extern const detail::Edition contract;
RasterInfo take_raster_info(Json&& node, const detail::Reading& reading);
}  // namespace raster_info_2026

namespace raster_info_2019 {
extern const detail::Edition contract;
RasterInfo take_raster_info(Json&& node, const detail::Reading& reading);
}  // namespace raster_info_2019

namespace raster_info {
namespace {

const detail::Contract<RasterInfo>& contract() {
  static const detail::Contract<RasterInfo> own = {
    {&raster_info_observed::contract, &raster_info_2026::contract, &raster_info_2019::contract},
    {detail::taking<RasterInfo, raster_info_observed::take_raster_info>,
     detail::taking<RasterInfo, raster_info_2026::take_raster_info>,
     detail::taking<RasterInfo, raster_info_2019::take_raster_info>}};
  return own;
}

}  // namespace

RasterInfo parse_raster_info(std::string_view body, const ReadOptions& options) {
  return contract().read(detail::read_json(body), options);
}

std::string write_raster_info(const RasterInfo& document) {
  return detail::write_json(detail::encode(document.value));
}

}  // namespace raster_info
}  // namespace annotation_contracts
