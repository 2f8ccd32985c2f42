// Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

import 'dart:convert';

Dimension dimensionFromJson(String str) => Dimension.fromJson(json.decode(str));

String dimensionToJson(Dimension data) => json.encode(data.toJson());

Component componentFromJson(String str) => Component.fromJson(json.decode(str));

String componentToJson(Component data) => json.encode(data.toJson());

Compound compoundFromJson(String str) => Compound.fromJson(json.decode(str));

String compoundToJson(Compound data) => json.encode(data.toJson());

Srs srsFromJson(String str) => Srs.fromJson(json.decode(str));

String srsToJson(Srs data) => json.encode(data.toJson());

RasterArray rasterArrayFromJson(String str) => RasterArray.fromJson(json.decode(str));

String rasterArrayToJson(RasterArray data) => json.encode(data.toJson());

RasterGroup rasterGroupFromJson(String str) => RasterGroup.fromJson(json.decode(str));

String rasterGroupToJson(RasterGroup data) => json.encode(data.toJson());

AttributeObject attributeObjectFromJson(String str) => AttributeObject.fromJson(json.decode(str));

String attributeObjectToJson(AttributeObject data) => json.encode(data.toJson());


///A group of dimensions, arrays, attributes and groups.
class RasterGroup {
    
    ///Map from array name to array.
    final Map<String, RasterArray>? arrays;
    final dynamic attributes;
    
    ///Array whose items are each either a dimension or its name.
    final List<dynamic>? dimensions;
    
    ///Driver. The name of the driver that read the dataset.
    final String? driver;
    final dynamic groups;
    
    ///Name of the group. `/` for the root group.
    final String? name;
    
    ///Map from string keys to string values. Storage details, such as compression.
    final Map<String, String>? structuralInfo;
    
    ///Only `group`.
    final String? type;

    RasterGroup({
        this.arrays,
        this.attributes,
        this.dimensions,
        this.driver,
        this.groups,
        this.name,
        this.structuralInfo,
        this.type,
    });

    factory RasterGroup.fromJson(Map<String, dynamic> json) => RasterGroup(
        arrays: Map.from(json["arrays"]!).map((k, v) => MapEntry<String, RasterArray>(k, RasterArray.fromJson(v))),
        attributes: json["attributes"],
        dimensions: json["dimensions"] == null ? [] : List<dynamic>.from(json["dimensions"]!.map((x) => x)),
        driver: json["driver"],
        groups: json["groups"],
        name: json["name"],
        structuralInfo: Map.from(json["structural_info"]!).map((k, v) => MapEntry<String, String>(k, v)),
        type: json["type"],
    );

    Map<String, dynamic> toJson() => {
        "arrays": Map.from(arrays!).map((k, v) => MapEntry<String, dynamic>(k, v.toJson())),
        "attributes": attributes,
        "dimensions": dimensions == null ? [] : List<dynamic>.from(dimensions!.map((x) => x)),
        "driver": driver,
        "groups": groups,
        "name": name,
        "structural_info": Map.from(structuralInfo!).map((k, v) => MapEntry<String, dynamic>(k, v)),
        "type": type,
    };
}


///An array: its datatype, dimensions, attributes and values.
class RasterArray {
    final dynamic attributes;
    final dynamic datatype;
    
    ///Array whose items are each either a dimension or its name.
    final List<dynamic>? dimensions;
    
    ///Name of the array.
    final String? name;
    
    ///A string, a number, an object or an array. Null is allowed only inside, where anything is
    ///allowed.
    final dynamic nodataValue;
    
    ///Offset. The real value of a stored zero.
    final double? offset;
    
    ///Scale. A number, never a string such as `NaN`. The factor from stored to real values.
    final double? scale;
    final Srs? srs;
    
    ///Map from string keys to string values. Storage details, such as compression.
    final Map<String, String>? structuralInfo;
    
    ///Only `array`.
    final String? type;
    
    ///Unit. The unit of the real values.
    final String? unit;
    
    ///A string, a number, an object or an array. Null is allowed only inside, where anything is
    ///allowed.
    final dynamic values;

    RasterArray({
        this.attributes,
        this.datatype,
        this.dimensions,
        this.name,
        this.nodataValue,
        this.offset,
        this.scale,
        this.srs,
        this.structuralInfo,
        this.type,
        this.unit,
        this.values,
    });

    factory RasterArray.fromJson(Map<String, dynamic> json) => RasterArray(
        attributes: json["attributes"],
        datatype: json["datatype"],
        dimensions: json["dimensions"] == null ? [] : List<dynamic>.from(json["dimensions"]!.map((x) => x)),
        name: json["name"],
        nodataValue: json["nodata_value"],
        offset: json["offset"]?.toDouble(),
        scale: json["scale"]?.toDouble(),
        srs: json["srs"] == null ? null : Srs.fromJson(json["srs"]),
        structuralInfo: Map.from(json["structural_info"]!).map((k, v) => MapEntry<String, String>(k, v)),
        type: json["type"],
        unit: json["unit"],
        values: json["values"],
    );

    Map<String, dynamic> toJson() => {
        "attributes": attributes,
        "datatype": datatype,
        "dimensions": dimensions == null ? [] : List<dynamic>.from(dimensions!.map((x) => x)),
        "name": name,
        "nodata_value": nodataValue,
        "offset": offset,
        "scale": scale,
        "srs": srs?.toJson(),
        "structural_info": Map.from(structuralInfo!).map((k, v) => MapEntry<String, dynamic>(k, v)),
        "type": type,
        "unit": unit,
        "values": values,
    };
}


///Compound datatype. A record of components.
class Compound {
    
    ///Components of the compound datatype.
    final List<Component>? components;
    
    ///Name of the compound datatype.
    final String? name;
    
    ///Size. Bytes of one value.
    final int? size;

    Compound({
        this.components,
        this.name,
        this.size,
    });

    factory Compound.fromJson(Map<String, dynamic> json) => Compound(
        components: json["components"] == null ? [] : List<Component>.from(json["components"]!.map((x) => Component.fromJson(x))),
        name: json["name"],
        size: json["size"],
    );

    Map<String, dynamic> toJson() => {
        "components": components == null ? [] : List<dynamic>.from(components!.map((x) => x.toJson())),
        "name": name,
        "size": size,
    };
}


///Component of a compound datatype.
class Component {
    
    ///Name of the component.
    final String? name;
    
    ///Offset. Bytes from the start of a value to the component.
    final int? offset;
    final dynamic type;

    Component({
        this.name,
        this.offset,
        this.type,
    });

    factory Component.fromJson(Map<String, dynamic> json) => Component(
        name: json["name"],
        offset: json["offset"],
        type: json["type"],
    );

    Map<String, dynamic> toJson() => {
        "name": name,
        "offset": offset,
        "type": type,
    };
}

enum DatatypeName {
    BYTE,
    C_FLOAT32,
    C_FLOAT64,
    C_INT16,
    C_INT32,
    FLOAT32,
    FLOAT64,
    INT16,
    INT32,
    STRING,
    U_INT16,
    U_INT32
}

final datatypeNameValues = EnumValues({
    "Byte": DatatypeName.BYTE,
    "CFloat32": DatatypeName.C_FLOAT32,
    "CFloat64": DatatypeName.C_FLOAT64,
    "CInt16": DatatypeName.C_INT16,
    "CInt32": DatatypeName.C_INT32,
    "Float32": DatatypeName.FLOAT32,
    "Float64": DatatypeName.FLOAT64,
    "Int16": DatatypeName.INT16,
    "Int32": DatatypeName.INT32,
    "String": DatatypeName.STRING,
    "UInt16": DatatypeName.U_INT16,
    "UInt32": DatatypeName.U_INT32
});


///A dimension. A dimension of an array or group.
class Dimension {
    
    ///Direction. The direction of the axis, such as `NORTH`.
    final String? direction;
    
    ///Full name. Fully qualified, from the root group.
    final String? fullName;
    
    ///Indexing variable. The name of the array that holds the coordinates.
    final String? indexingVariable;
    
    ///Name of the dimension.
    final String? name;
    
    ///Size. May be 0, or any integer. Number of elements.
    final int? size;
    
    ///Type. The kind of axis, such as `TEMPORAL`.
    final String? type;

    Dimension({
        this.direction,
        this.fullName,
        this.indexingVariable,
        this.name,
        this.size,
        this.type,
    });

    factory Dimension.fromJson(Map<String, dynamic> json) => Dimension(
        direction: json["direction"],
        fullName: json["full_name"],
        indexingVariable: json["indexing_variable"],
        name: json["name"],
        size: json["size"],
        type: json["type"],
    );

    Map<String, dynamic> toJson() => {
        "direction": direction,
        "full_name": fullName,
        "indexing_variable": indexingVariable,
        "name": name,
        "size": size,
        "type": type,
    };
}


///Spatial reference. The reference system of an array.
class Srs {
    
    ///Mapping of data axis to srs axis. For each axis of the data, the number of its axis in
    ///the reference system.
    final List<int>? dataAxisToSrsAxisMapping;
    
    ///WKT. The definition in well-known text.
    final String? wkt;

    Srs({
        this.dataAxisToSrsAxisMapping,
        this.wkt,
    });

    factory Srs.fromJson(Map<String, dynamic> json) => Srs(
        dataAxisToSrsAxisMapping: json["data_axis_to_srs_axis_mapping"] == null ? [] : List<int>.from(json["data_axis_to_srs_axis_mapping"]!.map((x) => x)),
        wkt: json["wkt"],
    );

    Map<String, dynamic> toJson() => {
        "data_axis_to_srs_axis_mapping": dataAxisToSrsAxisMapping == null ? [] : List<dynamic>.from(dataAxisToSrsAxisMapping!.map((x) => x)),
        "wkt": wkt,
    };
}


///An attribute object. It contains its data type.
class AttributeObject {
    final dynamic datatype;
    
    ///Name of the attribute.
    final String? name;
    
    ///Only `attribute`.
    final String? type;
    
    ///A string, a number, an object or an array. Null is allowed only inside, where anything is
    ///allowed.
    final dynamic value;

    AttributeObject({
        this.datatype,
        this.name,
        this.type,
        this.value,
    });

    factory AttributeObject.fromJson(Map<String, dynamic> json) => AttributeObject(
        datatype: json["datatype"],
        name: json["name"],
        type: json["type"],
        value: json["value"],
    );

    Map<String, dynamic> toJson() => {
        "datatype": datatype,
        "name": name,
        "type": type,
        "value": value,
    };
}

class EnumValues<T> {
    Map<String, T> map;
    late Map<T, String> reverseMap;

    EnumValues(this.map);

    Map<T, String> get reverse {
            reverseMap = map.map((k, v) => MapEntry(v, k));
            return reverseMap;
    }
}
