// Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

import Foundation

enum Groups: Codable {
    case rasterGroupArray([RasterGroup])
    case rasterGroupMap([String: RasterGroup])

    init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let x = try? container.decode([RasterGroup].self) {
            self = .rasterGroupArray(x)
            return
        }
        if let x = try? container.decode([String: RasterGroup].self) {
            self = .rasterGroupMap(x)
            return
        }
        throw DecodingError.typeMismatch(Groups.self, DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Wrong type for Groups"))
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .rasterGroupArray(let x):
            try container.encode(x)
        case .rasterGroupMap(let x):
            try container.encode(x)
        }
    }
}

/// A group of dimensions, arrays, attributes and groups.
// MARK: - RasterGroup
struct RasterGroup: Codable {
    /// Map from array name to array.
    let arrays: [String: RasterArray]?
    let attributes: Attributes?
    /// Array whose items are each either a dimension or its name.
    let dimensions: [DimensionOrName]?
    /// Driver. The name of the driver that read the dataset.
    let driver: String?
    let groups: Groups?
    /// Name of the group. `/` for the root group.
    let name: String?
    /// Map from string keys to string values. Storage details, such as compression.
    let structuralInfo: [String: String]?
    /// Only `group`.
    let type: String?

    enum CodingKeys: String, CodingKey {
        case arrays = "arrays"
        case attributes = "attributes"
        case dimensions = "dimensions"
        case driver = "driver"
        case groups = "groups"
        case name = "name"
        case structuralInfo = "structural_info"
        case type = "type"
    }
}

// MARK: RasterGroup convenience initializers and mutators

extension RasterGroup {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(RasterGroup.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        arrays: [String: RasterArray]?? = nil,
        attributes: Attributes?? = nil,
        dimensions: [DimensionOrName]?? = nil,
        driver: String?? = nil,
        groups: Groups?? = nil,
        name: String?? = nil,
        structuralInfo: [String: String]?? = nil,
        type: String?? = nil
    ) -> RasterGroup {
        return RasterGroup(
            arrays: arrays ?? self.arrays,
            attributes: attributes ?? self.attributes,
            dimensions: dimensions ?? self.dimensions,
            driver: driver ?? self.driver,
            groups: groups ?? self.groups,
            name: name ?? self.name,
            structuralInfo: structuralInfo ?? self.structuralInfo,
            type: type ?? self.type
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// An array: its datatype, dimensions, attributes and values.
// MARK: - RasterArray
struct RasterArray: Codable {
    let attributes: Attributes?
    let datatype: Datatype?
    /// Array whose items are each either a dimension or its name.
    let dimensions: [DimensionOrName]?
    /// Name of the array.
    let name: String?
    /// A string, a number, an object or an array. Null is allowed only inside, where anything is
    /// allowed.
    let nodataValue: JSONAny?
    /// Offset. The real value of a stored zero.
    let offset: Double?
    /// Scale. A number, never a string such as `NaN`. The factor from stored to real values.
    let scale: Double?
    let srs: Srs?
    /// Map from string keys to string values. Storage details, such as compression.
    let structuralInfo: [String: String]?
    /// Only `array`.
    let type: String?
    /// Unit. The unit of the real values.
    let unit: String?
    /// A string, a number, an object or an array. Null is allowed only inside, where anything is
    /// allowed.
    let values: JSONAny?

    enum CodingKeys: String, CodingKey {
        case attributes = "attributes"
        case datatype = "datatype"
        case dimensions = "dimensions"
        case name = "name"
        case nodataValue = "nodata_value"
        case offset = "offset"
        case scale = "scale"
        case srs = "srs"
        case structuralInfo = "structural_info"
        case type = "type"
        case unit = "unit"
        case values = "values"
    }
}

// MARK: RasterArray convenience initializers and mutators

extension RasterArray {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(RasterArray.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        attributes: Attributes?? = nil,
        datatype: Datatype?? = nil,
        dimensions: [DimensionOrName]?? = nil,
        name: String?? = nil,
        nodataValue: JSONAny?? = nil,
        offset: Double?? = nil,
        scale: Double?? = nil,
        srs: Srs?? = nil,
        structuralInfo: [String: String]?? = nil,
        type: String?? = nil,
        unit: String?? = nil,
        values: JSONAny?? = nil
    ) -> RasterArray {
        return RasterArray(
            attributes: attributes ?? self.attributes,
            datatype: datatype ?? self.datatype,
            dimensions: dimensions ?? self.dimensions,
            name: name ?? self.name,
            nodataValue: nodataValue ?? self.nodataValue,
            offset: offset ?? self.offset,
            scale: scale ?? self.scale,
            srs: srs ?? self.srs,
            structuralInfo: structuralInfo ?? self.structuralInfo,
            type: type ?? self.type,
            unit: unit ?? self.unit,
            values: values ?? self.values
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

enum Attributes: Codable {
    case anythingArray([JSONAny])
    case anythingMap([String: JSONAny])

    init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let x = try? container.decode([JSONAny].self) {
            self = .anythingArray(x)
            return
        }
        if let x = try? container.decode([String: JSONAny].self) {
            self = .anythingMap(x)
            return
        }
        throw DecodingError.typeMismatch(Attributes.self, DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Wrong type for Attributes"))
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .anythingArray(let x):
            try container.encode(x)
        case .anythingMap(let x):
            try container.encode(x)
        }
    }
}

/// Compound datatype. A record of components.
// MARK: - Compound
struct Compound: Codable {
    /// Components of the compound datatype.
    let components: [Component]?
    /// Name of the compound datatype.
    let name: String?
    /// Size. Bytes of one value.
    let size: Int?

    enum CodingKeys: String, CodingKey {
        case components = "components"
        case name = "name"
        case size = "size"
    }
}

// MARK: Compound convenience initializers and mutators

extension Compound {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(Compound.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        components: [Component]?? = nil,
        name: String?? = nil,
        size: Int?? = nil
    ) -> Compound {
        return Compound(
            components: components ?? self.components,
            name: name ?? self.name,
            size: size ?? self.size
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

enum Datatype: Codable {
    case compound(Compound)
    case enumeration(DatatypeName)

    init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let x = try? container.decode(DatatypeName.self) {
            self = .enumeration(x)
            return
        }
        if let x = try? container.decode(Compound.self) {
            self = .compound(x)
            return
        }
        throw DecodingError.typeMismatch(Datatype.self, DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Wrong type for Datatype"))
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .compound(let x):
            try container.encode(x)
        case .enumeration(let x):
            try container.encode(x)
        }
    }
}

/// Component of a compound datatype.
// MARK: - Component
struct Component: Codable {
    /// Name of the component.
    let name: String?
    /// Offset. Bytes from the start of a value to the component.
    let offset: Int?
    let type: Datatype?

    enum CodingKeys: String, CodingKey {
        case name = "name"
        case offset = "offset"
        case type = "type"
    }
}

// MARK: Component convenience initializers and mutators

extension Component {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(Component.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        name: String?? = nil,
        offset: Int?? = nil,
        type: Datatype?? = nil
    ) -> Component {
        return Component(
            name: name ?? self.name,
            offset: offset ?? self.offset,
            type: type ?? self.type
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

enum DatatypeName: String, Codable {
    case byte = "Byte"
    case cFloat32 = "CFloat32"
    case cFloat64 = "CFloat64"
    case cInt16 = "CInt16"
    case cInt32 = "CInt32"
    case float32 = "Float32"
    case float64 = "Float64"
    case int16 = "Int16"
    case int32 = "Int32"
    case string = "String"
    case uInt16 = "UInt16"
    case uInt32 = "UInt32"
}

enum DimensionOrName: Codable {
    case dimension(Dimension)
    case string(String)

    init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let x = try? container.decode(String.self) {
            self = .string(x)
            return
        }
        if let x = try? container.decode(Dimension.self) {
            self = .dimension(x)
            return
        }
        throw DecodingError.typeMismatch(DimensionOrName.self, DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Wrong type for DimensionOrName"))
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .dimension(let x):
            try container.encode(x)
        case .string(let x):
            try container.encode(x)
        }
    }
}

/// A dimension. A dimension of an array or group.
// MARK: - Dimension
struct Dimension: Codable {
    /// Direction. The direction of the axis, such as `NORTH`.
    let direction: String?
    /// Full name. Fully qualified, from the root group.
    let fullName: String?
    /// Indexing variable. The name of the array that holds the coordinates.
    let indexingVariable: String?
    /// Name of the dimension.
    let name: String?
    /// Size. May be 0, or any integer. Number of elements.
    let size: Int?
    /// Type. The kind of axis, such as `TEMPORAL`.
    let type: String?

    enum CodingKeys: String, CodingKey {
        case direction = "direction"
        case fullName = "full_name"
        case indexingVariable = "indexing_variable"
        case name = "name"
        case size = "size"
        case type = "type"
    }
}

// MARK: Dimension convenience initializers and mutators

extension Dimension {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(Dimension.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        direction: String?? = nil,
        fullName: String?? = nil,
        indexingVariable: String?? = nil,
        name: String?? = nil,
        size: Int?? = nil,
        type: String?? = nil
    ) -> Dimension {
        return Dimension(
            direction: direction ?? self.direction,
            fullName: fullName ?? self.fullName,
            indexingVariable: indexingVariable ?? self.indexingVariable,
            name: name ?? self.name,
            size: size ?? self.size,
            type: type ?? self.type
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// Spatial reference. The reference system of an array.
// MARK: - Srs
struct Srs: Codable {
    /// Mapping of data axis to srs axis. For each axis of the data, the number of its axis in
    /// the reference system.
    let dataAxisToSrsAxisMapping: [Int]?
    /// WKT. The definition in well-known text.
    let wkt: String?

    enum CodingKeys: String, CodingKey {
        case dataAxisToSrsAxisMapping = "data_axis_to_srs_axis_mapping"
        case wkt = "wkt"
    }
}

// MARK: Srs convenience initializers and mutators

extension Srs {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(Srs.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        dataAxisToSrsAxisMapping: [Int]?? = nil,
        wkt: String?? = nil
    ) -> Srs {
        return Srs(
            dataAxisToSrsAxisMapping: dataAxisToSrsAxisMapping ?? self.dataAxisToSrsAxisMapping,
            wkt: wkt ?? self.wkt
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

/// An attribute object. It contains its data type.
// MARK: - AttributeObject
struct AttributeObject: Codable {
    let datatype: Datatype?
    /// Name of the attribute.
    let name: String?
    /// Only `attribute`.
    let type: String?
    /// A string, a number, an object or an array. Null is allowed only inside, where anything is
    /// allowed.
    let value: JSONAny?

    enum CodingKeys: String, CodingKey {
        case datatype = "datatype"
        case name = "name"
        case type = "type"
        case value = "value"
    }
}

// MARK: AttributeObject convenience initializers and mutators

extension AttributeObject {
    init(data: Data) throws {
        self = try newJSONDecoder().decode(AttributeObject.self, from: data)
    }

    init(_ json: String, using encoding: String.Encoding = .utf8) throws {
        guard let data = json.data(using: encoding) else {
            throw NSError(domain: "JSONDecoding", code: 0, userInfo: nil)
        }
        try self.init(data: data)
    }

    init(fromURL url: URL) throws {
        try self.init(data: try Data(contentsOf: url))
    }

    func with(
        datatype: Datatype?? = nil,
        name: String?? = nil,
        type: String?? = nil,
        value: JSONAny?? = nil
    ) -> AttributeObject {
        return AttributeObject(
            datatype: datatype ?? self.datatype,
            name: name ?? self.name,
            type: type ?? self.type,
            value: value ?? self.value
        )
    }

    func jsonData() throws -> Data {
        return try newJSONEncoder().encode(self)
    }

    func jsonString(encoding: String.Encoding = .utf8) throws -> String? {
        return String(data: try self.jsonData(), encoding: encoding)
    }
}

// MARK: - Helper functions for creating encoders and decoders

func newJSONDecoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    if #available(iOS 10.0, OSX 10.12, tvOS 10.0, watchOS 3.0, *) {
        decoder.dateDecodingStrategy = .iso8601
    }
    return decoder
}

func newJSONEncoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    if #available(iOS 10.0, OSX 10.12, tvOS 10.0, watchOS 3.0, *) {
        encoder.dateEncodingStrategy = .iso8601
    }
    return encoder
}

// MARK: - Encode/decode helpers

class JSONNull: Codable, Hashable {

    public static func == (lhs: JSONNull, rhs: JSONNull) -> Bool {
        return true
    }

    public var hashValue: Int {
        return 0
    }

    public func hash(into hasher: inout Hasher) {
        // No-op
    }

    public init() {}

    public required init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        if !container.decodeNil() {
            throw DecodingError.typeMismatch(JSONNull.self, DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Wrong type for JSONNull"))
        }
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }
}

class JSONCodingKey: CodingKey {
    let key: String

    required init?(intValue: Int) {
        return nil
    }

    required init?(stringValue: String) {
        key = stringValue
    }

    var intValue: Int? {
        return nil
    }

    var stringValue: String {
        return key
    }
}

class JSONAny: Codable {

    let value: Any

    static func decodingError(forCodingPath codingPath: [CodingKey]) -> DecodingError {
        let context = DecodingError.Context(codingPath: codingPath, debugDescription: "Cannot decode JSONAny")
        return DecodingError.typeMismatch(JSONAny.self, context)
    }

    static func encodingError(forValue value: Any, codingPath: [CodingKey]) -> EncodingError {
        let context = EncodingError.Context(codingPath: codingPath, debugDescription: "Cannot encode JSONAny")
        return EncodingError.invalidValue(value, context)
    }

    static func decode(from container: SingleValueDecodingContainer) throws -> Any {
        if let value = try? container.decode(Bool.self) {
            return value
        }
        if let value = try? container.decode(Int64.self) {
            return value
        }
        if let value = try? container.decode(Double.self) {
            return value
        }
        if let value = try? container.decode(String.self) {
            return value
        }
        if container.decodeNil() {
            return JSONNull()
        }
        throw decodingError(forCodingPath: container.codingPath)
    }

    static func decode(from container: inout UnkeyedDecodingContainer) throws -> Any {
        if let value = try? container.decode(Bool.self) {
            return value
        }
        if let value = try? container.decode(Int64.self) {
            return value
        }
        if let value = try? container.decode(Double.self) {
            return value
        }
        if let value = try? container.decode(String.self) {
            return value
        }
        if let value = try? container.decodeNil() {
            if value {
                return JSONNull()
            }
        }
        if var container = try? container.nestedUnkeyedContainer() {
            return try decodeArray(from: &container)
        }
        if var container = try? container.nestedContainer(keyedBy: JSONCodingKey.self) {
            return try decodeDictionary(from: &container)
        }
        throw decodingError(forCodingPath: container.codingPath)
    }

    static func decode(from container: inout KeyedDecodingContainer<JSONCodingKey>, forKey key: JSONCodingKey) throws -> Any {
        if let value = try? container.decode(Bool.self, forKey: key) {
            return value
        }
        if let value = try? container.decode(Int64.self, forKey: key) {
            return value
        }
        if let value = try? container.decode(Double.self, forKey: key) {
            return value
        }
        if let value = try? container.decode(String.self, forKey: key) {
            return value
        }
        if let value = try? container.decodeNil(forKey: key) {
            if value {
                return JSONNull()
            }
        }
        if var container = try? container.nestedUnkeyedContainer(forKey: key) {
            return try decodeArray(from: &container)
        }
        if var container = try? container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: key) {
            return try decodeDictionary(from: &container)
        }
        throw decodingError(forCodingPath: container.codingPath)
    }

    static func decodeArray(from container: inout UnkeyedDecodingContainer) throws -> [Any] {
        var arr: [Any] = []
        while !container.isAtEnd {
            let value = try decode(from: &container)
            arr.append(value)
        }
        return arr
    }

    static func decodeDictionary(from container: inout KeyedDecodingContainer<JSONCodingKey>) throws -> [String: Any] {
        var dict = [String: Any]()
        for key in container.allKeys {
            let value = try decode(from: &container, forKey: key)
            dict[key.stringValue] = value
        }
        return dict
    }

    static func encode(to container: inout UnkeyedEncodingContainer, array: [Any]) throws {
        for value in array {
            if let value = value as? Bool {
                try container.encode(value)
            } else if let value = value as? Int64 {
                try container.encode(value)
            } else if let value = value as? Double {
                try container.encode(value)
            } else if let value = value as? String {
                try container.encode(value)
            } else if value is JSONNull {
                try container.encodeNil()
            } else if let value = value as? [Any] {
                var container = container.nestedUnkeyedContainer()
                try encode(to: &container, array: value)
            } else if let value = value as? [String: Any] {
                var container = container.nestedContainer(keyedBy: JSONCodingKey.self)
                try encode(to: &container, dictionary: value)
            } else {
                throw encodingError(forValue: value, codingPath: container.codingPath)
            }
        }
    }

    static func encode(to container: inout KeyedEncodingContainer<JSONCodingKey>, dictionary: [String: Any]) throws {
        for (key, value) in dictionary {
            let key = JSONCodingKey(stringValue: key)!
            if let value = value as? Bool {
                try container.encode(value, forKey: key)
            } else if let value = value as? Int64 {
                try container.encode(value, forKey: key)
            } else if let value = value as? Double {
                try container.encode(value, forKey: key)
            } else if let value = value as? String {
                try container.encode(value, forKey: key)
            } else if value is JSONNull {
                try container.encodeNil(forKey: key)
            } else if let value = value as? [Any] {
                var container = container.nestedUnkeyedContainer(forKey: key)
                try encode(to: &container, array: value)
            } else if let value = value as? [String: Any] {
                var container = container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: key)
                try encode(to: &container, dictionary: value)
            } else {
                throw encodingError(forValue: value, codingPath: container.codingPath)
            }
        }
    }

    static func encode(to container: inout SingleValueEncodingContainer, value: Any) throws {
        if let value = value as? Bool {
            try container.encode(value)
        } else if let value = value as? Int64 {
            try container.encode(value)
        } else if let value = value as? Double {
            try container.encode(value)
        } else if let value = value as? String {
            try container.encode(value)
        } else if value is JSONNull {
            try container.encodeNil()
        } else {
            throw encodingError(forValue: value, codingPath: container.codingPath)
        }
    }

    public required init(from decoder: Decoder) throws {
        if var arrayContainer = try? decoder.unkeyedContainer() {
            self.value = try JSONAny.decodeArray(from: &arrayContainer)
        } else if var container = try? decoder.container(keyedBy: JSONCodingKey.self) {
            self.value = try JSONAny.decodeDictionary(from: &container)
        } else {
            let container = try decoder.singleValueContainer()
            self.value = try JSONAny.decode(from: container)
        }
    }

    public func encode(to encoder: Encoder) throws {
        if let arr = self.value as? [Any] {
            var container = encoder.unkeyedContainer()
            try JSONAny.encode(to: &container, array: arr)
        } else if let dict = self.value as? [String: Any] {
            var container = encoder.container(keyedBy: JSONCodingKey.self)
            try JSONAny.encode(to: &container, dictionary: dict)
        } else {
            var container = encoder.singleValueContainer()
            try JSONAny.encode(to: &container, value: self.value)
        }
    }
}
