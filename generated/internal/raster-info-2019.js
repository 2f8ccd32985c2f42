// Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

export const root = {type:"object",about:"Root of a raster info document: a group or an array.",clause:"R2.1",definition:"RasterInfo"};

export const definitions = {
Dimension:{
type:"object",
properties:{
name:{type:"string",about:"Name of the dimension.",clause:"R2.6",optional:true},
full_name:{type:"string",about:"Full name (fully qualified, from the root group).",clause:"R2.6",optional:true},
size:{type:"integer",about:"Size (number of elements).",clause:"R2.6",optional:true},
type:{type:"string",about:"Type (the kind of axis, such as `TEMPORAL`).",clause:"R2.6",optional:true},
direction:{type:"string",about:"Direction (the direction of the axis, such as `NORTH`).",clause:"R2.6",optional:true},
indexing_variable:{type:"string",about:"Indexing variable (the name of the array that holds the coordinates).",clause:"R2.6",optional:true},
},
about:"A dimension (a dimension of an array or group).",
clause:"R2.6",
},
DimensionOrName:{type:"object or string",json:["object","string"],anyOf:[{type:"object",about:"A dimension (a dimension of an array or group).",clause:"R2.6",definition:"Dimension"},{type:"string"}],about:"A dimension object, or the fully qualified name of a dimension.",clause:"R2.6"},
Dimensions:{
type:"array of object or string",
json:["array"],
items:{type:"object or string",json:["object","string"],about:"A dimension object, or the fully qualified name of a dimension.",clause:"R2.6",definition:"DimensionOrName"},
about:"Array whose items are each either a dimension or its name.",
clause:"R2.6",
},
DatatypeName:{type:"string",values:["String","Byte","Int16","UInt16","Int32","UInt32","Float32","Float64","CInt16","CInt32","CFloat32","CFloat64"],closed:true,about:"One of the allowed strings for a datatype.",clause:"R2.5"},
Component:{
type:"object",
properties:{
name:{type:"string",about:"Name of the component.",clause:"R2.5",optional:true},
offset:{type:"integer",about:"Offset (bytes from the start of a value to the component).",clause:"R2.5",optional:true},
type:{type:"string or object",json:["string","object"],about:"Either one of the allowed strings, or a compound datatype object.",clause:"R2.5",definition:"Datatype",optional:true},
},
about:"Component of a compound datatype.",
clause:"R2.5",
},
Compound:{
type:"object",
properties:{
name:{type:"string",about:"Name of the compound datatype.",clause:"R2.5",optional:true},
size:{type:"integer",about:"Size (bytes of one value).",clause:"R2.5",optional:true},
components:{type:"array of object",json:["array"],items:{type:"object",about:"Component of a compound datatype.",clause:"R2.5",definition:"Component"},about:"Components of the compound datatype.",clause:"R2.5",optional:true},
},
about:"Compound datatype (a record of components).",
clause:"R2.5",
},
Datatype:{
type:"string or object",
json:["string","object"],
anyOf:[
{type:"string",values:["String","Byte","Int16","UInt16","Int32","UInt32","Float32","Float64","CInt16","CInt32","CFloat32","CFloat64"],closed:true,about:"One of the allowed strings for a datatype.",clause:"R2.5",definition:"DatatypeName"},
{type:"object",about:"Compound datatype (a record of components).",clause:"R2.5",definition:"Compound"},
],
about:"Either one of the allowed strings, or a compound datatype object.",
clause:"R2.5",
},
Value:{type:"string or number or object or array of anything",json:["string","number","object","array"],anyOf:[{type:"string"},{type:"number"},{type:"object"},{type:"array of anything",json:["array"],items:{type:"anything"}}],about:"A string, a number, an object or an array.",clause:"R2.9"},
Attribute:{type:"string or number or object or array of anything",json:["string","number","object","array"],anyOf:[{type:"string"},{type:"number"},{type:"object"},{type:"array of anything",json:["array"],items:{type:"anything"}}],about:"Either a bare value or an object.",clause:"R2.4"},
Attributes:{
type:"object or array of string or number or object or array of anything",
json:["object","array"],
anyOf:[
{type:"object",rest:{type:"string or number or object or array of anything",json:["string","number","object","array"],about:"Either a bare value or an object.",clause:"R2.4",definition:"Attribute"}},
{type:"array of string or number or object or array of anything",json:["array"],items:{type:"string or number or object or array of anything",json:["string","number","object","array"],about:"Either a bare value or an object.",clause:"R2.4",definition:"Attribute"}},
],
about:"Either a map from name to attribute, or an array of attributes (an array if names repeat).",
clause:"R2.4",
},
Srs:{
type:"object",
properties:{
wkt:{type:"string",about:"WKT (the definition in well-known text).",clause:"R2.7",optional:true},
data_axis_to_srs_axis_mapping:{type:"array of integer",json:["array"],items:{type:"integer"},about:"Mapping of data axis to srs axis (for each axis of the data, the number of its axis in the reference system).",clause:"R2.7",optional:true},
},
about:"Spatial reference (the reference system of an array).",
clause:"R2.7",
},
StructuralInfo:{type:"object",rest:{type:"string"},about:"Map from string keys to string values (storage details, such as compression).",clause:"R2.8"},
RasterArray:{
type:"object",
properties:{
name:{type:"string",about:"Name of the array.",clause:"R2.3",optional:true},
type:{type:"string",values:["array"],closed:true,about:"Only `array`.",clause:"R2.3",optional:true},
datatype:{type:"string or object",json:["string","object"],about:"Either one of the allowed strings, or a compound datatype object.",clause:"R2.5",definition:"Datatype",optional:true},
dimensions:{type:"array of object or string",json:["array"],about:"Array whose items are each either a dimension or its name.",clause:"R2.6",definition:"Dimensions",optional:true},
attributes:{type:"object or array of string or number or object or array of anything",json:["object","array"],about:"Either a map from name to attribute, or an array of attributes (an array if names repeat).",clause:"R2.4",definition:"Attributes",optional:true},
srs:{type:"object",about:"Spatial reference (the reference system of an array).",clause:"R2.7",definition:"Srs",optional:true},
nodata_value:{type:"string or number or object or array of anything",json:["string","number","object","array"],about:"A string, a number, an object or an array.",clause:"R2.9",definition:"Value",optional:true},
scale:{type:"number",about:"Scale (the factor from stored to real values).",clause:"R2.3",optional:true},
offset:{type:"number",about:"Offset (the real value of a stored zero).",clause:"R2.3",optional:true},
values:{type:"string or number or object or array of anything",json:["string","number","object","array"],about:"A string, a number, an object or an array.",clause:"R2.9",definition:"Value",optional:true},
unit:{type:"string",about:"Unit (the unit of the real values).",clause:"R2.3",optional:true},
structural_info:{type:"object",about:"Map from string keys to string values (storage details, such as compression).",clause:"R2.8",definition:"StructuralInfo",optional:true},
},
about:"An array: its datatype, dimensions, attributes and values.",
clause:"R2.3",
},
Groups:{
type:"object or array of object",
json:["object","array"],
anyOf:[
{type:"object",rest:{type:"object",about:"A group of dimensions, arrays, attributes and groups.",clause:"R2.2",definition:"RasterGroup"}},
{type:"array of object",json:["array"],items:{type:"object",about:"A group of dimensions, arrays, attributes and groups.",clause:"R2.2",definition:"RasterGroup"}},
],
about:"Either a map from name to group, or an array of groups (an array if names repeat).",
clause:"R2.2",
},
RasterGroup:{
type:"object",
properties:{
driver:{type:"string",about:"Driver (the name of the driver that read the dataset).",clause:"R2.2",optional:true},
name:{type:"string",about:"Name of the group (`/` for the root group).",clause:"R2.2",optional:true},
type:{type:"string",values:["group"],closed:true,about:"Only `group`.",clause:"R2.2",optional:true},
dimensions:{type:"array of object or string",json:["array"],about:"Array whose items are each either a dimension or its name.",clause:"R2.6",definition:"Dimensions",optional:true},
arrays:{type:"object",rest:{type:"object",about:"An array: its datatype, dimensions, attributes and values.",clause:"R2.3",definition:"RasterArray"},about:"Map from array name to array.",clause:"R2.2",optional:true},
attributes:{type:"object or array of string or number or object or array of anything",json:["object","array"],about:"Either a map from name to attribute, or an array of attributes (an array if names repeat).",clause:"R2.4",definition:"Attributes",optional:true},
groups:{type:"object or array of object",json:["object","array"],about:"Either a map from name to group, or an array of groups (an array if names repeat).",clause:"R2.2",definition:"Groups",optional:true},
structural_info:{type:"object",about:"Map from string keys to string values (storage details, such as compression).",clause:"R2.8",definition:"StructuralInfo",optional:true},
},
about:"A group of dimensions, arrays, attributes and groups.",
clause:"R2.2",
},
RasterInfo:{
type:"object",
json:["object"],
anyOf:[{type:"object",about:"A group of dimensions, arrays, attributes and groups.",clause:"R2.2",definition:"RasterGroup"},{type:"object",about:"An array: its datatype, dimensions, attributes and values.",clause:"R2.3",definition:"RasterArray"}],
about:"Root of a raster info document: a group or an array.",
clause:"R2.1",
},
AttributeObject:{
type:"object",
properties:{
name:{type:"string",about:"Name of the attribute.",clause:"R2.4",optional:true},
type:{type:"string",values:["attribute"],closed:true,about:"Only `attribute`.",clause:"R2.4",optional:true},
datatype:{type:"string or object",json:["string","object"],about:"Either one of the allowed strings, or a compound datatype object.",clause:"R2.5",definition:"Datatype",optional:true},
value:{type:"string or number or object or array of anything",json:["string","number","object","array"],about:"A string, a number, an object or an array.",clause:"R2.9",definition:"Value",optional:true},
},
about:"An attribute object (it contains its data type).",
clause:"R2.4",
},
};
