// Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

#pragma once

#include <optional>
#include <variant>
#include <nlohmann/json.hpp>

#include <optional>
#include <stdexcept>
#include <regex>

#ifndef NLOHMANN_OPT_HELPER
#define NLOHMANN_OPT_HELPER
namespace nlohmann {
    template <typename T>
    struct adl_serializer<std::shared_ptr<T>> {
        static void to_json(json & j, const std::shared_ptr<T> & opt) {
            if (!opt) j = nullptr; else j = *opt;
        }

        static std::shared_ptr<T> from_json(const json & j) {
            if (j.is_null()) return std::shared_ptr<T>(); else return std::make_shared<T>(j.get<T>());
        }
    };
    template <typename T>
    struct adl_serializer<std::optional<T>> {
        static void to_json(json & j, const std::optional<T> & opt) {
            if (!opt) j = nullptr; else j = *opt;
        }

        static std::optional<T> from_json(const json & j) {
            if (j.is_null()) return std::optional<T>(); else return std::make_optional<T>(j.get<T>());
        }
    };
}
#endif

namespace annotation_contracts {
    using nlohmann::json;

    #ifndef NLOHMANN_UNTYPED_annotation_contracts_HELPER
    #define NLOHMANN_UNTYPED_annotation_contracts_HELPER
    inline json get_untyped(const json & j, const char * property) {
        if (j.find(property) != j.end()) {
            return j.at(property).get<json>();
        }
        return json();
    }

    inline json get_untyped(const json & j, std::string property) {
        return get_untyped(j, property.data());
    }
    #endif

    #ifndef NLOHMANN_OPTIONAL_annotation_contracts_HELPER
    #define NLOHMANN_OPTIONAL_annotation_contracts_HELPER
    template <typename T>
    inline std::shared_ptr<T> get_heap_optional(const json & j, const char * property) {
        auto it = j.find(property);
        if (it != j.end() && !it->is_null()) {
            return j.at(property).get<std::shared_ptr<T>>();
        }
        return std::shared_ptr<T>();
    }

    template <typename T>
    inline std::shared_ptr<T> get_heap_optional(const json & j, std::string property) {
        return get_heap_optional<T>(j, property.data());
    }
    template <typename T>
    inline std::optional<T> get_stack_optional(const json & j, const char * property) {
        auto it = j.find(property);
        if (it != j.end() && !it->is_null()) {
            return j.at(property).get<std::optional<T>>();
        }
        return std::optional<T>();
    }

    template <typename T>
    inline std::optional<T> get_stack_optional(const json & j, std::string property) {
        return get_stack_optional<T>(j, property.data());
    }
    #endif

    using Attributes = std::variant<std::vector<nlohmann::json>, std::map<std::string, nlohmann::json>>;

    enum class DatatypeName : int { BYTE, C_FLOAT32, C_FLOAT64, C_INT16, C_INT32, FLOAT32, FLOAT64, INT16, INT32, STRING, U_INT16, U_INT32 };

    class Compound;

    class Component;

    using Datatype = std::variant<std::shared_ptr<Compound>, DatatypeName>;

    /**
     * Compound datatype. A record of components.
     */
    class Compound {
        public:
        Compound() = default;
        virtual ~Compound() = default;

        private:
        std::optional<std::vector<Component>> components;
        std::optional<std::string> name;
        std::optional<int64_t> size;

        public:
        /**
         * Components of the compound datatype.
         */
        const std::optional<std::vector<Component>> & get_components() const { return components; }
        std::optional<std::vector<Component>> & get_mutable_components() { return components; }
        void set_components(const std::optional<std::vector<Component>> & value) { this->components = value; }

        /**
         * Name of the compound datatype.
         */
        const std::optional<std::string> & get_name() const { return name; }
        std::optional<std::string> & get_mutable_name() { return name; }
        void set_name(const std::optional<std::string> & value) { this->name = value; }

        /**
         * Size. Bytes of one value.
         */
        const std::optional<int64_t> & get_size() const { return size; }
        std::optional<int64_t> & get_mutable_size() { return size; }
        void set_size(const std::optional<int64_t> & value) { this->size = value; }
    };

    /**
     * Component of a compound datatype.
     */
    class Component {
        public:
        Component() = default;
        virtual ~Component() = default;

        private:
        std::optional<std::string> name;
        std::optional<int64_t> offset;
        std::optional<Datatype> type;

        public:
        /**
         * Name of the component.
         */
        const std::optional<std::string> & get_name() const { return name; }
        std::optional<std::string> & get_mutable_name() { return name; }
        void set_name(const std::optional<std::string> & value) { this->name = value; }

        /**
         * Offset. Bytes from the start of a value to the component.
         */
        const std::optional<int64_t> & get_offset() const { return offset; }
        std::optional<int64_t> & get_mutable_offset() { return offset; }
        void set_offset(const std::optional<int64_t> & value) { this->offset = value; }

        const std::optional<Datatype> & get_type() const { return type; }
        std::optional<Datatype> & get_mutable_type() { return type; }
        void set_type(const std::optional<Datatype> & value) { this->type = value; }
    };

    /**
     * A dimension. A dimension of an array or group.
     */
    class Dimension {
        public:
        Dimension() = default;
        virtual ~Dimension() = default;

        private:
        std::optional<std::string> direction;
        std::optional<std::string> full_name;
        std::optional<std::string> indexing_variable;
        std::optional<std::string> name;
        std::optional<int64_t> size;
        std::optional<std::string> type;

        public:
        /**
         * Direction. The direction of the axis, such as `NORTH`.
         */
        const std::optional<std::string> & get_direction() const { return direction; }
        std::optional<std::string> & get_mutable_direction() { return direction; }
        void set_direction(const std::optional<std::string> & value) { this->direction = value; }

        /**
         * Full name. Fully qualified, from the root group.
         */
        const std::optional<std::string> & get_full_name() const { return full_name; }
        std::optional<std::string> & get_mutable_full_name() { return full_name; }
        void set_full_name(const std::optional<std::string> & value) { this->full_name = value; }

        /**
         * Indexing variable. The name of the array that holds the coordinates.
         */
        const std::optional<std::string> & get_indexing_variable() const { return indexing_variable; }
        std::optional<std::string> & get_mutable_indexing_variable() { return indexing_variable; }
        void set_indexing_variable(const std::optional<std::string> & value) { this->indexing_variable = value; }

        /**
         * Name of the dimension.
         */
        const std::optional<std::string> & get_name() const { return name; }
        std::optional<std::string> & get_mutable_name() { return name; }
        void set_name(const std::optional<std::string> & value) { this->name = value; }

        /**
         * Size. May be 0, or any integer. Number of elements.
         */
        const std::optional<int64_t> & get_size() const { return size; }
        std::optional<int64_t> & get_mutable_size() { return size; }
        void set_size(const std::optional<int64_t> & value) { this->size = value; }

        /**
         * Type. The kind of axis, such as `TEMPORAL`.
         */
        const std::optional<std::string> & get_type() const { return type; }
        std::optional<std::string> & get_mutable_type() { return type; }
        void set_type(const std::optional<std::string> & value) { this->type = value; }
    };

    using DimensionOrName = std::variant<Dimension, std::string>;

    /**
     * Spatial reference. The reference system of an array.
     */
    class Srs {
        public:
        Srs() = default;
        virtual ~Srs() = default;

        private:
        std::optional<std::vector<int64_t>> data_axis_to_srs_axis_mapping;
        std::optional<std::string> wkt;

        public:
        /**
         * Mapping of data axis to srs axis. For each axis of the data, the number of its axis in
         * the reference system.
         */
        const std::optional<std::vector<int64_t>> & get_data_axis_to_srs_axis_mapping() const { return data_axis_to_srs_axis_mapping; }
        std::optional<std::vector<int64_t>> & get_mutable_data_axis_to_srs_axis_mapping() { return data_axis_to_srs_axis_mapping; }
        void set_data_axis_to_srs_axis_mapping(const std::optional<std::vector<int64_t>> & value) { this->data_axis_to_srs_axis_mapping = value; }

        /**
         * WKT. The definition in well-known text.
         */
        const std::optional<std::string> & get_wkt() const { return wkt; }
        std::optional<std::string> & get_mutable_wkt() { return wkt; }
        void set_wkt(const std::optional<std::string> & value) { this->wkt = value; }
    };

    /**
     * An array: its datatype, dimensions, attributes and values.
     */
    class RasterArray {
        public:
        RasterArray() = default;
        virtual ~RasterArray() = default;

        private:
        std::optional<Attributes> attributes;
        std::optional<Datatype> datatype;
        std::optional<std::vector<DimensionOrName>> dimensions;
        std::optional<std::string> name;
        nlohmann::json nodata_value;
        std::optional<double> offset;
        std::optional<double> scale;
        std::optional<Srs> srs;
        std::optional<std::map<std::string, std::string>> structural_info;
        std::optional<std::string> type;
        std::optional<std::string> unit;
        nlohmann::json values;

        public:
        const std::optional<Attributes> & get_attributes() const { return attributes; }
        std::optional<Attributes> & get_mutable_attributes() { return attributes; }
        void set_attributes(const std::optional<Attributes> & value) { this->attributes = value; }

        const std::optional<Datatype> & get_datatype() const { return datatype; }
        std::optional<Datatype> & get_mutable_datatype() { return datatype; }
        void set_datatype(const std::optional<Datatype> & value) { this->datatype = value; }

        /**
         * Array whose items are each either a dimension or its name.
         */
        const std::optional<std::vector<DimensionOrName>> & get_dimensions() const { return dimensions; }
        std::optional<std::vector<DimensionOrName>> & get_mutable_dimensions() { return dimensions; }
        void set_dimensions(const std::optional<std::vector<DimensionOrName>> & value) { this->dimensions = value; }

        /**
         * Name of the array.
         */
        const std::optional<std::string> & get_name() const { return name; }
        std::optional<std::string> & get_mutable_name() { return name; }
        void set_name(const std::optional<std::string> & value) { this->name = value; }

        /**
         * A string, a number, an object or an array. Null is allowed only inside, where anything is
         * allowed.
         */
        const nlohmann::json & get_nodata_value() const { return nodata_value; }
        nlohmann::json & get_mutable_nodata_value() { return nodata_value; }
        void set_nodata_value(const nlohmann::json & value) { this->nodata_value = value; }

        /**
         * Offset. The real value of a stored zero.
         */
        const std::optional<double> & get_offset() const { return offset; }
        std::optional<double> & get_mutable_offset() { return offset; }
        void set_offset(const std::optional<double> & value) { this->offset = value; }

        /**
         * Scale. A number, never a string such as `NaN`. The factor from stored to real values.
         */
        const std::optional<double> & get_scale() const { return scale; }
        std::optional<double> & get_mutable_scale() { return scale; }
        void set_scale(const std::optional<double> & value) { this->scale = value; }

        const std::optional<Srs> & get_srs() const { return srs; }
        std::optional<Srs> & get_mutable_srs() { return srs; }
        void set_srs(const std::optional<Srs> & value) { this->srs = value; }

        /**
         * Map from string keys to string values. Storage details, such as compression.
         */
        const std::optional<std::map<std::string, std::string>> & get_structural_info() const { return structural_info; }
        std::optional<std::map<std::string, std::string>> & get_mutable_structural_info() { return structural_info; }
        void set_structural_info(const std::optional<std::map<std::string, std::string>> & value) { this->structural_info = value; }

        /**
         * Only `array`.
         */
        const std::optional<std::string> & get_type() const { return type; }
        std::optional<std::string> & get_mutable_type() { return type; }
        void set_type(const std::optional<std::string> & value) { this->type = value; }

        /**
         * Unit. The unit of the real values.
         */
        const std::optional<std::string> & get_unit() const { return unit; }
        std::optional<std::string> & get_mutable_unit() { return unit; }
        void set_unit(const std::optional<std::string> & value) { this->unit = value; }

        /**
         * A string, a number, an object or an array. Null is allowed only inside, where anything is
         * allowed.
         */
        const nlohmann::json & get_values() const { return values; }
        nlohmann::json & get_mutable_values() { return values; }
        void set_values(const nlohmann::json & value) { this->values = value; }
    };

    class RasterGroup;

    using Groups = std::variant<std::vector<RasterGroup>, std::map<std::string, RasterGroup>>;

    /**
     * A group of dimensions, arrays, attributes and groups.
     */
    class RasterGroup {
        public:
        RasterGroup() = default;
        virtual ~RasterGroup() = default;

        private:
        std::optional<std::map<std::string, RasterArray>> arrays;
        std::optional<Attributes> attributes;
        std::optional<std::vector<DimensionOrName>> dimensions;
        std::optional<std::string> driver;
        std::optional<Groups> groups;
        std::optional<std::string> name;
        std::optional<std::map<std::string, std::string>> structural_info;
        std::optional<std::string> type;

        public:
        /**
         * Map from array name to array.
         */
        const std::optional<std::map<std::string, RasterArray>> & get_arrays() const { return arrays; }
        std::optional<std::map<std::string, RasterArray>> & get_mutable_arrays() { return arrays; }
        void set_arrays(const std::optional<std::map<std::string, RasterArray>> & value) { this->arrays = value; }

        const std::optional<Attributes> & get_attributes() const { return attributes; }
        std::optional<Attributes> & get_mutable_attributes() { return attributes; }
        void set_attributes(const std::optional<Attributes> & value) { this->attributes = value; }

        /**
         * Array whose items are each either a dimension or its name.
         */
        const std::optional<std::vector<DimensionOrName>> & get_dimensions() const { return dimensions; }
        std::optional<std::vector<DimensionOrName>> & get_mutable_dimensions() { return dimensions; }
        void set_dimensions(const std::optional<std::vector<DimensionOrName>> & value) { this->dimensions = value; }

        /**
         * Driver. The name of the driver that read the dataset.
         */
        const std::optional<std::string> & get_driver() const { return driver; }
        std::optional<std::string> & get_mutable_driver() { return driver; }
        void set_driver(const std::optional<std::string> & value) { this->driver = value; }

        const std::optional<Groups> & get_groups() const { return groups; }
        std::optional<Groups> & get_mutable_groups() { return groups; }
        void set_groups(const std::optional<Groups> & value) { this->groups = value; }

        /**
         * Name of the group. `/` for the root group.
         */
        const std::optional<std::string> & get_name() const { return name; }
        std::optional<std::string> & get_mutable_name() { return name; }
        void set_name(const std::optional<std::string> & value) { this->name = value; }

        /**
         * Map from string keys to string values. Storage details, such as compression.
         */
        const std::optional<std::map<std::string, std::string>> & get_structural_info() const { return structural_info; }
        std::optional<std::map<std::string, std::string>> & get_mutable_structural_info() { return structural_info; }
        void set_structural_info(const std::optional<std::map<std::string, std::string>> & value) { this->structural_info = value; }

        /**
         * Only `group`.
         */
        const std::optional<std::string> & get_type() const { return type; }
        std::optional<std::string> & get_mutable_type() { return type; }
        void set_type(const std::optional<std::string> & value) { this->type = value; }
    };

    /**
     * An attribute object. It contains its data type.
     */
    class AttributeObject {
        public:
        AttributeObject() = default;
        virtual ~AttributeObject() = default;

        private:
        std::optional<Datatype> datatype;
        std::optional<std::string> name;
        std::optional<std::string> type;
        nlohmann::json value;

        public:
        const std::optional<Datatype> & get_datatype() const { return datatype; }
        std::optional<Datatype> & get_mutable_datatype() { return datatype; }
        void set_datatype(const std::optional<Datatype> & value) { this->datatype = value; }

        /**
         * Name of the attribute.
         */
        const std::optional<std::string> & get_name() const { return name; }
        std::optional<std::string> & get_mutable_name() { return name; }
        void set_name(const std::optional<std::string> & value) { this->name = value; }

        /**
         * Only `attribute`.
         */
        const std::optional<std::string> & get_type() const { return type; }
        std::optional<std::string> & get_mutable_type() { return type; }
        void set_type(const std::optional<std::string> & value) { this->type = value; }

        /**
         * A string, a number, an object or an array. Null is allowed only inside, where anything is
         * allowed.
         */
        const nlohmann::json & get_value() const { return value; }
        nlohmann::json & get_mutable_value() { return value; }
        void set_value(const nlohmann::json & value) { this->value = value; }
    };
}

namespace annotation_contracts {
void from_json(const json & j, Compound & x);
void to_json(json & j, const Compound & x);

void from_json(const json & j, Component & x);
void to_json(json & j, const Component & x);

void from_json(const json & j, Dimension & x);
void to_json(json & j, const Dimension & x);

void from_json(const json & j, Srs & x);
void to_json(json & j, const Srs & x);

void from_json(const json & j, RasterArray & x);
void to_json(json & j, const RasterArray & x);

void from_json(const json & j, RasterGroup & x);
void to_json(json & j, const RasterGroup & x);

void from_json(const json & j, AttributeObject & x);
void to_json(json & j, const AttributeObject & x);

void from_json(const json & j, DatatypeName & x);
void to_json(json & j, const DatatypeName & x);
}
namespace nlohmann {
template <>
struct adl_serializer<std::variant<std::vector<json>, std::map<std::string, json>>> {
    static void from_json(const json & j, std::variant<std::vector<json>, std::map<std::string, json>> & x);
    static void to_json(json & j, const std::variant<std::vector<json>, std::map<std::string, json>> & x);
};

template <>
struct adl_serializer<std::variant<std::shared_ptr<annotation_contracts::Compound>, annotation_contracts::DatatypeName>> {
    static void from_json(const json & j, std::variant<std::shared_ptr<annotation_contracts::Compound>, annotation_contracts::DatatypeName> & x);
    static void to_json(json & j, const std::variant<std::shared_ptr<annotation_contracts::Compound>, annotation_contracts::DatatypeName> & x);
};

template <>
struct adl_serializer<std::variant<annotation_contracts::Dimension, std::string>> {
    static void from_json(const json & j, std::variant<annotation_contracts::Dimension, std::string> & x);
    static void to_json(json & j, const std::variant<annotation_contracts::Dimension, std::string> & x);
};

template <>
struct adl_serializer<std::variant<std::vector<annotation_contracts::RasterGroup>, std::map<std::string, annotation_contracts::RasterGroup>>> {
    static void from_json(const json & j, std::variant<std::vector<annotation_contracts::RasterGroup>, std::map<std::string, annotation_contracts::RasterGroup>> & x);
    static void to_json(json & j, const std::variant<std::vector<annotation_contracts::RasterGroup>, std::map<std::string, annotation_contracts::RasterGroup>> & x);
};
}
namespace annotation_contracts {
    inline void from_json(const json & j, Compound& x) {
        x.set_components(get_stack_optional<std::vector<Component>>(j, "components"));
        x.set_name(get_stack_optional<std::string>(j, "name"));
        x.set_size(get_stack_optional<int64_t>(j, "size"));
    }

    inline void to_json(json & j, const Compound & x) {
        j = json::object();
        j["components"] = x.get_components();
        j["name"] = x.get_name();
        j["size"] = x.get_size();
    }

    inline void from_json(const json & j, Component& x) {
        x.set_name(get_stack_optional<std::string>(j, "name"));
        x.set_offset(get_stack_optional<int64_t>(j, "offset"));
        x.set_type(get_stack_optional<std::variant<std::shared_ptr<Compound>, DatatypeName>>(j, "type"));
    }

    inline void to_json(json & j, const Component & x) {
        j = json::object();
        j["name"] = x.get_name();
        j["offset"] = x.get_offset();
        j["type"] = x.get_type();
    }

    inline void from_json(const json & j, Dimension& x) {
        x.set_direction(get_stack_optional<std::string>(j, "direction"));
        x.set_full_name(get_stack_optional<std::string>(j, "full_name"));
        x.set_indexing_variable(get_stack_optional<std::string>(j, "indexing_variable"));
        x.set_name(get_stack_optional<std::string>(j, "name"));
        x.set_size(get_stack_optional<int64_t>(j, "size"));
        x.set_type(get_stack_optional<std::string>(j, "type"));
    }

    inline void to_json(json & j, const Dimension & x) {
        j = json::object();
        j["direction"] = x.get_direction();
        j["full_name"] = x.get_full_name();
        j["indexing_variable"] = x.get_indexing_variable();
        j["name"] = x.get_name();
        j["size"] = x.get_size();
        j["type"] = x.get_type();
    }

    inline void from_json(const json & j, Srs& x) {
        x.set_data_axis_to_srs_axis_mapping(get_stack_optional<std::vector<int64_t>>(j, "data_axis_to_srs_axis_mapping"));
        x.set_wkt(get_stack_optional<std::string>(j, "wkt"));
    }

    inline void to_json(json & j, const Srs & x) {
        j = json::object();
        j["data_axis_to_srs_axis_mapping"] = x.get_data_axis_to_srs_axis_mapping();
        j["wkt"] = x.get_wkt();
    }

    inline void from_json(const json & j, RasterArray& x) {
        x.set_attributes(get_stack_optional<std::variant<std::vector<nlohmann::json>, std::map<std::string, nlohmann::json>>>(j, "attributes"));
        x.set_datatype(get_stack_optional<std::variant<std::shared_ptr<Compound>, DatatypeName>>(j, "datatype"));
        x.set_dimensions(get_stack_optional<std::vector<DimensionOrName>>(j, "dimensions"));
        x.set_name(get_stack_optional<std::string>(j, "name"));
        x.set_nodata_value(get_untyped(j, "nodata_value"));
        x.set_offset(get_stack_optional<double>(j, "offset"));
        x.set_scale(get_stack_optional<double>(j, "scale"));
        x.set_srs(get_stack_optional<Srs>(j, "srs"));
        x.set_structural_info(get_stack_optional<std::map<std::string, std::string>>(j, "structural_info"));
        x.set_type(get_stack_optional<std::string>(j, "type"));
        x.set_unit(get_stack_optional<std::string>(j, "unit"));
        x.set_values(get_untyped(j, "values"));
    }

    inline void to_json(json & j, const RasterArray & x) {
        j = json::object();
        j["attributes"] = x.get_attributes();
        j["datatype"] = x.get_datatype();
        j["dimensions"] = x.get_dimensions();
        j["name"] = x.get_name();
        j["nodata_value"] = x.get_nodata_value();
        j["offset"] = x.get_offset();
        j["scale"] = x.get_scale();
        j["srs"] = x.get_srs();
        j["structural_info"] = x.get_structural_info();
        j["type"] = x.get_type();
        j["unit"] = x.get_unit();
        j["values"] = x.get_values();
    }

    inline void from_json(const json & j, RasterGroup& x) {
        x.set_arrays(get_stack_optional<std::map<std::string, RasterArray>>(j, "arrays"));
        x.set_attributes(get_stack_optional<std::variant<std::vector<nlohmann::json>, std::map<std::string, nlohmann::json>>>(j, "attributes"));
        x.set_dimensions(get_stack_optional<std::vector<DimensionOrName>>(j, "dimensions"));
        x.set_driver(get_stack_optional<std::string>(j, "driver"));
        x.set_groups(get_stack_optional<std::variant<std::vector<RasterGroup>, std::map<std::string, RasterGroup>>>(j, "groups"));
        x.set_name(get_stack_optional<std::string>(j, "name"));
        x.set_structural_info(get_stack_optional<std::map<std::string, std::string>>(j, "structural_info"));
        x.set_type(get_stack_optional<std::string>(j, "type"));
    }

    inline void to_json(json & j, const RasterGroup & x) {
        j = json::object();
        j["arrays"] = x.get_arrays();
        j["attributes"] = x.get_attributes();
        j["dimensions"] = x.get_dimensions();
        j["driver"] = x.get_driver();
        j["groups"] = x.get_groups();
        j["name"] = x.get_name();
        j["structural_info"] = x.get_structural_info();
        j["type"] = x.get_type();
    }

    inline void from_json(const json & j, AttributeObject& x) {
        x.set_datatype(get_stack_optional<std::variant<std::shared_ptr<Compound>, DatatypeName>>(j, "datatype"));
        x.set_name(get_stack_optional<std::string>(j, "name"));
        x.set_type(get_stack_optional<std::string>(j, "type"));
        x.set_value(get_untyped(j, "value"));
    }

    inline void to_json(json & j, const AttributeObject & x) {
        j = json::object();
        j["datatype"] = x.get_datatype();
        j["name"] = x.get_name();
        j["type"] = x.get_type();
        j["value"] = x.get_value();
    }

    inline void from_json(const json & j, DatatypeName & x) {
        if (j == "Byte") x = DatatypeName::BYTE;
        else if (j == "CFloat32") x = DatatypeName::C_FLOAT32;
        else if (j == "CFloat64") x = DatatypeName::C_FLOAT64;
        else if (j == "CInt16") x = DatatypeName::C_INT16;
        else if (j == "CInt32") x = DatatypeName::C_INT32;
        else if (j == "Float32") x = DatatypeName::FLOAT32;
        else if (j == "Float64") x = DatatypeName::FLOAT64;
        else if (j == "Int16") x = DatatypeName::INT16;
        else if (j == "Int32") x = DatatypeName::INT32;
        else if (j == "String") x = DatatypeName::STRING;
        else if (j == "UInt16") x = DatatypeName::U_INT16;
        else if (j == "UInt32") x = DatatypeName::U_INT32;
        else { throw std::runtime_error("Cannot deserialize to enumeration \"DatatypeName\""); }
    }

    inline void to_json(json & j, const DatatypeName & x) {
        switch (x) {
            case DatatypeName::BYTE: j = "Byte"; break;
            case DatatypeName::C_FLOAT32: j = "CFloat32"; break;
            case DatatypeName::C_FLOAT64: j = "CFloat64"; break;
            case DatatypeName::C_INT16: j = "CInt16"; break;
            case DatatypeName::C_INT32: j = "CInt32"; break;
            case DatatypeName::FLOAT32: j = "Float32"; break;
            case DatatypeName::FLOAT64: j = "Float64"; break;
            case DatatypeName::INT16: j = "Int16"; break;
            case DatatypeName::INT32: j = "Int32"; break;
            case DatatypeName::STRING: j = "String"; break;
            case DatatypeName::U_INT16: j = "UInt16"; break;
            case DatatypeName::U_INT32: j = "UInt32"; break;
            default: throw std::runtime_error("Unexpected value in enumeration \"DatatypeName\": " + std::to_string(static_cast<int>(x)));
        }
    }
}
namespace nlohmann {
    inline void adl_serializer<std::variant<std::vector<json>, std::map<std::string, json>>>::from_json(const json & j, std::variant<std::vector<json>, std::map<std::string, json>> & x) {
        if (j.is_object())
            x = j.get<std::map<std::string, json>>();
        else if (j.is_array())
            x = j.get<std::vector<json>>();
        else throw std::runtime_error("Could not deserialise!");
    }

    inline void adl_serializer<std::variant<std::vector<json>, std::map<std::string, json>>>::to_json(json & j, const std::variant<std::vector<json>, std::map<std::string, json>> & x) {
        switch (x.index()) {
            case 0:
                j = std::get<std::vector<json>>(x);
                break;
            case 1:
                j = std::get<std::map<std::string, json>>(x);
                break;
            default: throw std::runtime_error("Input JSON does not conform to schema!");
        }
    }

    inline void adl_serializer<std::variant<std::shared_ptr<annotation_contracts::Compound>, annotation_contracts::DatatypeName>>::from_json(const json & j, std::variant<std::shared_ptr<annotation_contracts::Compound>, annotation_contracts::DatatypeName> & x) {
        if (j.is_object())
            x = j.get<std::shared_ptr<annotation_contracts::Compound>>();
        else if (j.is_string())
            x = j.get<annotation_contracts::DatatypeName>();
        else throw std::runtime_error("Could not deserialise!");
    }

    inline void adl_serializer<std::variant<std::shared_ptr<annotation_contracts::Compound>, annotation_contracts::DatatypeName>>::to_json(json & j, const std::variant<std::shared_ptr<annotation_contracts::Compound>, annotation_contracts::DatatypeName> & x) {
        switch (x.index()) {
            case 0:
                j = std::get<std::shared_ptr<annotation_contracts::Compound>>(x);
                break;
            case 1:
                j = std::get<annotation_contracts::DatatypeName>(x);
                break;
            default: throw std::runtime_error("Input JSON does not conform to schema!");
        }
    }

    inline void adl_serializer<std::variant<annotation_contracts::Dimension, std::string>>::from_json(const json & j, std::variant<annotation_contracts::Dimension, std::string> & x) {
        if (j.is_string())
            x = j.get<std::string>();
        else if (j.is_object())
            x = j.get<annotation_contracts::Dimension>();
        else throw std::runtime_error("Could not deserialise!");
    }

    inline void adl_serializer<std::variant<annotation_contracts::Dimension, std::string>>::to_json(json & j, const std::variant<annotation_contracts::Dimension, std::string> & x) {
        switch (x.index()) {
            case 0:
                j = std::get<annotation_contracts::Dimension>(x);
                break;
            case 1:
                j = std::get<std::string>(x);
                break;
            default: throw std::runtime_error("Input JSON does not conform to schema!");
        }
    }

    inline void adl_serializer<std::variant<std::vector<annotation_contracts::RasterGroup>, std::map<std::string, annotation_contracts::RasterGroup>>>::from_json(const json & j, std::variant<std::vector<annotation_contracts::RasterGroup>, std::map<std::string, annotation_contracts::RasterGroup>> & x) {
        if (j.is_object())
            x = j.get<std::map<std::string, annotation_contracts::RasterGroup>>();
        else if (j.is_array())
            x = j.get<std::vector<annotation_contracts::RasterGroup>>();
        else throw std::runtime_error("Could not deserialise!");
    }

    inline void adl_serializer<std::variant<std::vector<annotation_contracts::RasterGroup>, std::map<std::string, annotation_contracts::RasterGroup>>>::to_json(json & j, const std::variant<std::vector<annotation_contracts::RasterGroup>, std::map<std::string, annotation_contracts::RasterGroup>> & x) {
        switch (x.index()) {
            case 0:
                j = std::get<std::vector<annotation_contracts::RasterGroup>>(x);
                break;
            case 1:
                j = std::get<std::map<std::string, annotation_contracts::RasterGroup>>(x);
                break;
            default: throw std::runtime_error("Input JSON does not conform to schema!");
        }
    }
}
