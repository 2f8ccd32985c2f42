<?php // Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

class RasterGroup {
    private ?stdClass $arrays; // json:arrays Optional
    private stdClass|array|null $attributes; // json:attributes Optional
    private ?array $dimensions; // json:dimensions Optional
    private ?string $driver; // json:driver Optional
    private stdClass|array|null $groups; // json:groups Optional
    private ?string $name; // json:name Optional
    private ?stdClass $structuralInfo; // json:structural_info Optional
    private ?string $type; // json:type Optional

    /**
     * @param stdClass|null $arrays
     * @param stdClass|array|null $attributes
     * @param array|null $dimensions
     * @param string|null $driver
     * @param stdClass|array|null $groups
     * @param string|null $name
     * @param stdClass|null $structuralInfo
     * @param string|null $type
     */
    public function __construct(?stdClass $arrays, stdClass|array|null $attributes, ?array $dimensions, ?string $driver, stdClass|array|null $groups, ?string $name, ?stdClass $structuralInfo, ?string $type) {
        $this->arrays = $arrays;
        $this->attributes = $attributes;
        $this->dimensions = $dimensions;
        $this->driver = $driver;
        $this->groups = $groups;
        $this->name = $name;
        $this->structuralInfo = $structuralInfo;
        $this->type = $type;
    }

    /**
     * Map from array name to array.
     *
     * @param ?stdClass $value
     * @throws Exception
     * @return ?stdClass
     */
    public static function fromArrays(?stdClass $value): ?stdClass {
        if (!is_null($value)) {
            $out = new stdClass();
            foreach ($value as $k => $v) {
                $out->$k = RasterArray::from($v); /*class*/
            }
            return $out;
        } else {
            return  null;
        }
    }

    /**
     * Map from array name to array.
     *
     * @throws Exception
     * @return ?stdClass
     */
    public function toArrays(): ?stdClass {
        if (RasterGroup::validateArrays($this->arrays))  {
            if (!is_null($this->arrays)) {
                $out = new stdClass();
                foreach ($this->arrays as $k => $v) {
                    $out->$k = $v->to(); /*class*/
                }
                return $out;
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this RasterGroup::arrays');
    }

    /**
     * Map from array name to array.
     *
     * @param stdClass|null
     * @return bool
     * @throws Exception
     */
    public static function validateArrays(?stdClass $value): bool {
        if (!is_null($value)) {
            foreach ($value as $k => $v) {
                $v->validate();
            }
        }
        return true;
    }

    /**
     * @param stdClass|array|null $value
     * @throws Exception
     * @return stdClass|array|null
     */
    public static function fromAttributes(stdClass|array|null $value): stdClass|array|null {
        if (is_null($value)) {
            return $value; /*null*/
        } elseif (is_object($value)) {
            $out = new stdClass();
            foreach ($value as $k => $v) {
                $out->$k = $v; /*any*/
            }
            return $out;
        } elseif (is_array($value)) {
            return  array_map(function ($value) {
                return $value; /*any*/
            }, $value);
        } else {
            throw new Exception('Cannot deserialize union value in RasterGroup');
        }
    }

    /**
     * @throws Exception
     * @return stdClass|array|null
     */
    public function toAttributes(): stdClass|array|null {
        if (RasterGroup::validateAttributes($this->attributes))  {
            if (is_null($this->attributes)) {
                return $this->attributes; /*null*/
            } elseif ($this->attributes instanceof stdClass) {
                $out = new stdClass();
                foreach ($this->attributes as $k => $v) {
                    $out->$k = $v; /*any*/
                }
                return $out;
            } elseif (is_array($this->attributes)) {
                return array_map(function ($value) {
                    return $value; /*any*/
                }, $this->attributes);
            } else {
                throw new Exception('Union value has no matching member in RasterGroup');
            }
        }
        throw new Exception('never get to this RasterGroup::attributes');
    }

    /**
     * @param stdClass|array|null
     * @return bool
     * @throws Exception
     */
    public static function validateAttributes(stdClass|array|null $value): bool {
        if (is_null($value)) {
            if (!is_null($value)) {
                throw new Exception("Attribute Error:RasterGroup::attributes");
            }
        } elseif ($value instanceof stdClass) {
            foreach ($value as $k => $v) {
            }
        } elseif (is_array($value)) {
            if (!is_array($value)) {
                throw new Exception("Attribute Error:RasterGroup::attributes");
            }
            array_walk($value, function($value_v) {
            });
        } else {
            throw new Exception("Attribute Error:RasterGroup::attributes");
        }
        return true;
    }

    /**
     * Array whose items are each either a dimension or its name.
     *
     * @param ?array $value
     * @throws Exception
     * @return ?array
     */
    public static function fromDimensions(?array $value): ?array {
        if (!is_null($value)) {
            return  array_map(function ($value) {
                if (is_object($value)) {
                    return Dimension::from($value); /*class*/
                } elseif (is_string($value)) {
                    return $value; /*string*/
                } else {
                    throw new Exception('Cannot deserialize union value in RasterGroup');
                }
            }, $value);
        } else {
            return  null;
        }
    }

    /**
     * Array whose items are each either a dimension or its name.
     *
     * @throws Exception
     * @return ?array
     */
    public function toDimensions(): ?array {
        if (RasterGroup::validateDimensions($this->dimensions))  {
            if (!is_null($this->dimensions)) {
                return array_map(function ($value) {
                    if ($value instanceof Dimension) {
                        return $value->to(); /*class*/
                    } elseif (is_string($value)) {
                        return $value; /*string*/
                    } else {
                        throw new Exception('Union value has no matching member in RasterGroup');
                    }
                }, $this->dimensions);
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this RasterGroup::dimensions');
    }

    /**
     * Array whose items are each either a dimension or its name.
     *
     * @param array|null
     * @return bool
     * @throws Exception
     */
    public static function validateDimensions(?array $value): bool {
        if (!is_null($value)) {
            if (!is_array($value)) {
                throw new Exception("Attribute Error:RasterGroup::dimensions");
            }
            array_walk($value, function($value_v) {
                if ($value_v instanceof Dimension) {
                    $value_v->validate();
                } elseif (is_string($value_v)) {
                    if (!is_string($value_v)) {
                        throw new Exception("Attribute Error:RasterGroup::dimensions");
                    }
                } else {
                    throw new Exception("Attribute Error:RasterGroup::dimensions");
                }
            });
        }
        return true;
    }

    /**
     * Driver. The name of the driver that read the dataset.
     *
     * @param ?string $value
     * @throws Exception
     * @return ?string
     */
    public static function fromDriver(?string $value): ?string {
        if (!is_null($value)) {
            return $value; /*string*/
        } else {
            return  null;
        }
    }

    /**
     * Driver. The name of the driver that read the dataset.
     *
     * @throws Exception
     * @return ?string
     */
    public function toDriver(): ?string {
        if (RasterGroup::validateDriver($this->driver))  {
            if (!is_null($this->driver)) {
                return $this->driver; /*string*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this RasterGroup::driver');
    }

    /**
     * Driver. The name of the driver that read the dataset.
     *
     * @param string|null
     * @return bool
     * @throws Exception
     */
    public static function validateDriver(?string $value): bool {
        if (!is_null($value)) {
            if (!is_string($value)) {
                throw new Exception("Attribute Error:RasterGroup::driver");
            }
        }
        return true;
    }

    /**
     * @param stdClass|array|null $value
     * @throws Exception
     * @return stdClass|array|null
     */
    public static function fromGroups(stdClass|array|null $value): stdClass|array|null {
        if (is_null($value)) {
            return $value; /*null*/
        } elseif (is_object($value)) {
            $out = new stdClass();
            foreach ($value as $k => $v) {
                $out->$k = RasterGroup::from($v); /*class*/
            }
            return $out;
        } elseif (is_array($value)) {
            return  array_map(function ($value) {
                return RasterGroup::from($value); /*class*/
            }, $value);
        } else {
            throw new Exception('Cannot deserialize union value in RasterGroup');
        }
    }

    /**
     * @throws Exception
     * @return stdClass|array|null
     */
    public function toGroups(): stdClass|array|null {
        if (RasterGroup::validateGroups($this->groups))  {
            if (is_null($this->groups)) {
                return $this->groups; /*null*/
            } elseif ($this->groups instanceof stdClass) {
                $out = new stdClass();
                foreach ($this->groups as $k => $v) {
                    $out->$k = $v->to(); /*class*/
                }
                return $out;
            } elseif (is_array($this->groups)) {
                return array_map(function ($value) {
                    return $value->to(); /*class*/
                }, $this->groups);
            } else {
                throw new Exception('Union value has no matching member in RasterGroup');
            }
        }
        throw new Exception('never get to this RasterGroup::groups');
    }

    /**
     * @param stdClass|array|null
     * @return bool
     * @throws Exception
     */
    public static function validateGroups(stdClass|array|null $value): bool {
        if (is_null($value)) {
            if (!is_null($value)) {
                throw new Exception("Attribute Error:RasterGroup::groups");
            }
        } elseif ($value instanceof stdClass) {
            foreach ($value as $k => $v) {
                $v->validate();
            }
        } elseif (is_array($value)) {
            if (!is_array($value)) {
                throw new Exception("Attribute Error:RasterGroup::groups");
            }
            array_walk($value, function($value_v) {
                $value_v->validate();
            });
        } else {
            throw new Exception("Attribute Error:RasterGroup::groups");
        }
        return true;
    }

    /**
     * Name of the group. `/` for the root group.
     *
     * @param ?string $value
     * @throws Exception
     * @return ?string
     */
    public static function fromName(?string $value): ?string {
        if (!is_null($value)) {
            return $value; /*string*/
        } else {
            return  null;
        }
    }

    /**
     * Name of the group. `/` for the root group.
     *
     * @throws Exception
     * @return ?string
     */
    public function toName(): ?string {
        if (RasterGroup::validateName($this->name))  {
            if (!is_null($this->name)) {
                return $this->name; /*string*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this RasterGroup::name');
    }

    /**
     * Name of the group. `/` for the root group.
     *
     * @param string|null
     * @return bool
     * @throws Exception
     */
    public static function validateName(?string $value): bool {
        if (!is_null($value)) {
            if (!is_string($value)) {
                throw new Exception("Attribute Error:RasterGroup::name");
            }
        }
        return true;
    }

    /**
     * Map from string keys to string values. Storage details, such as compression.
     *
     * @param ?stdClass $value
     * @throws Exception
     * @return ?stdClass
     */
    public static function fromStructuralInfo(?stdClass $value): ?stdClass {
        if (!is_null($value)) {
            $out = new stdClass();
            foreach ($value as $k => $v) {
                $out->$k = $v; /*string*/
            }
            return $out;
        } else {
            return  null;
        }
    }

    /**
     * Map from string keys to string values. Storage details, such as compression.
     *
     * @throws Exception
     * @return ?stdClass
     */
    public function toStructuralInfo(): ?stdClass {
        if (RasterGroup::validateStructuralInfo($this->structuralInfo))  {
            if (!is_null($this->structuralInfo)) {
                $out = new stdClass();
                foreach ($this->structuralInfo as $k => $v) {
                    $out->$k = $v; /*string*/
                }
                return $out;
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this RasterGroup::structuralInfo');
    }

    /**
     * Map from string keys to string values. Storage details, such as compression.
     *
     * @param stdClass|null
     * @return bool
     * @throws Exception
     */
    public static function validateStructuralInfo(?stdClass $value): bool {
        if (!is_null($value)) {
            foreach ($value as $k => $v) {
                if (!is_string($v)) {
                    throw new Exception("Attribute Error:RasterGroup::structuralInfo");
                }
            }
        }
        return true;
    }

    /**
     * Only `group`.
     *
     * @param ?string $value
     * @throws Exception
     * @return ?string
     */
    public static function fromType(?string $value): ?string {
        if (!is_null($value)) {
            return $value; /*string*/
        } else {
            return  null;
        }
    }

    /**
     * Only `group`.
     *
     * @throws Exception
     * @return ?string
     */
    public function toType(): ?string {
        if (RasterGroup::validateType($this->type))  {
            if (!is_null($this->type)) {
                return $this->type; /*string*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this RasterGroup::type');
    }

    /**
     * Only `group`.
     *
     * @param string|null
     * @return bool
     * @throws Exception
     */
    public static function validateType(?string $value): bool {
        if (!is_null($value)) {
            if (!is_string($value)) {
                throw new Exception("Attribute Error:RasterGroup::type");
            }
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return RasterGroup::validateArrays($this->arrays)
        || RasterGroup::validateAttributes($this->attributes)
        || RasterGroup::validateDimensions($this->dimensions)
        || RasterGroup::validateDriver($this->driver)
        || RasterGroup::validateGroups($this->groups)
        || RasterGroup::validateName($this->name)
        || RasterGroup::validateStructuralInfo($this->structuralInfo)
        || RasterGroup::validateType($this->type);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'arrays'} = $this->toArrays();
        $out->{'attributes'} = $this->toAttributes();
        $out->{'dimensions'} = $this->toDimensions();
        $out->{'driver'} = $this->toDriver();
        $out->{'groups'} = $this->toGroups();
        $out->{'name'} = $this->toName();
        $out->{'structural_info'} = $this->toStructuralInfo();
        $out->{'type'} = $this->toType();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return RasterGroup
     * @throws Exception
     */
    public static function from(stdClass $obj): RasterGroup {
        return new RasterGroup(
         RasterGroup::fromArrays($obj->{'arrays'})
        ,RasterGroup::fromAttributes($obj->{'attributes'})
        ,RasterGroup::fromDimensions($obj->{'dimensions'})
        ,RasterGroup::fromDriver($obj->{'driver'})
        ,RasterGroup::fromGroups($obj->{'groups'})
        ,RasterGroup::fromName($obj->{'name'})
        ,RasterGroup::fromStructuralInfo($obj->{'structural_info'})
        ,RasterGroup::fromType($obj->{'type'})
        );
    }

    /**
     * @return RasterGroup
     */
    public static function sample(): RasterGroup {
        return new RasterGroup(
         RasterGroup::sampleArrays()
        ,RasterGroup::sampleAttributes()
        ,RasterGroup::sampleDimensions()
        ,RasterGroup::sampleDriver()
        ,RasterGroup::sampleGroups()
        ,RasterGroup::sampleName()
        ,RasterGroup::sampleStructuralInfo()
        ,RasterGroup::sampleType()
        );
    }
}

// This is an autogenerated file:RasterArray

class RasterArray {
    private stdClass|array|null $attributes; // json:attributes Optional
    private Compound|DatatypeName|null $datatype; // json:datatype Optional
    private ?array $dimensions; // json:dimensions Optional
    private ?string $name; // json:name Optional
    private mixed $nodataValue; // json:nodata_value Optional
    private ?float $offset; // json:offset Optional
    private ?float $scale; // json:scale Optional
    private ?Srs $srs; // json:srs Optional
    private ?stdClass $structuralInfo; // json:structural_info Optional
    private ?string $type; // json:type Optional
    private ?string $unit; // json:unit Optional
    private mixed $values; // json:values Optional

    /**
     * @param stdClass|array|null $attributes
     * @param Compound|DatatypeName|null $datatype
     * @param array|null $dimensions
     * @param string|null $name
     * @param mixed $nodataValue
     * @param float|null $offset
     * @param float|null $scale
     * @param Srs|null $srs
     * @param stdClass|null $structuralInfo
     * @param string|null $type
     * @param string|null $unit
     * @param mixed $values
     */
    public function __construct(stdClass|array|null $attributes, Compound|DatatypeName|null $datatype, ?array $dimensions, ?string $name, mixed $nodataValue, ?float $offset, ?float $scale, ?Srs $srs, ?stdClass $structuralInfo, ?string $type, ?string $unit, mixed $values) {
        $this->attributes = $attributes;
        $this->datatype = $datatype;
        $this->dimensions = $dimensions;
        $this->name = $name;
        $this->nodataValue = $nodataValue;
        $this->offset = $offset;
        $this->scale = $scale;
        $this->srs = $srs;
        $this->structuralInfo = $structuralInfo;
        $this->type = $type;
        $this->unit = $unit;
        $this->values = $values;
    }

    /**
     * @param stdClass|array|null $value
     * @throws Exception
     * @return stdClass|array|null
     */
    public static function fromAttributes(stdClass|array|null $value): stdClass|array|null {
        if (is_null($value)) {
            return $value; /*null*/
        } elseif (is_object($value)) {
            $out = new stdClass();
            foreach ($value as $k => $v) {
                $out->$k = $v; /*any*/
            }
            return $out;
        } elseif (is_array($value)) {
            return  array_map(function ($value) {
                return $value; /*any*/
            }, $value);
        } else {
            throw new Exception('Cannot deserialize union value in RasterArray');
        }
    }

    /**
     * @throws Exception
     * @return stdClass|array|null
     */
    public function toAttributes(): stdClass|array|null {
        if (RasterArray::validateAttributes($this->attributes))  {
            if (is_null($this->attributes)) {
                return $this->attributes; /*null*/
            } elseif ($this->attributes instanceof stdClass) {
                $out = new stdClass();
                foreach ($this->attributes as $k => $v) {
                    $out->$k = $v; /*any*/
                }
                return $out;
            } elseif (is_array($this->attributes)) {
                return array_map(function ($value) {
                    return $value; /*any*/
                }, $this->attributes);
            } else {
                throw new Exception('Union value has no matching member in RasterArray');
            }
        }
        throw new Exception('never get to this RasterArray::attributes');
    }

    /**
     * @param stdClass|array|null
     * @return bool
     * @throws Exception
     */
    public static function validateAttributes(stdClass|array|null $value): bool {
        if (is_null($value)) {
            if (!is_null($value)) {
                throw new Exception("Attribute Error:RasterArray::attributes");
            }
        } elseif ($value instanceof stdClass) {
            foreach ($value as $k => $v) {
            }
        } elseif (is_array($value)) {
            if (!is_array($value)) {
                throw new Exception("Attribute Error:RasterArray::attributes");
            }
            array_walk($value, function($value_v) {
            });
        } else {
            throw new Exception("Attribute Error:RasterArray::attributes");
        }
        return true;
    }

    /**
     * @param stdClass|string|null $value
     * @throws Exception
     * @return Compound|DatatypeName|null
     */
    public static function fromDatatype(stdClass|string|null $value): Compound|DatatypeName|null {
        if (is_null($value)) {
            return $value; /*null*/
        } elseif (is_object($value)) {
            return Compound::from($value); /*class*/
        } elseif (is_string($value) && in_array($value, ['String', 'Byte', 'Int16', 'UInt16', 'Int32', 'UInt32', 'Float32', 'Float64', 'CInt16', 'CInt32', 'CFloat32', 'CFloat64'], true)) {
            return DatatypeName::from($value); /*enum*/
        } else {
            throw new Exception('Cannot deserialize union value in RasterArray');
        }
    }

    /**
     * @throws Exception
     * @return stdClass|string|null
     */
    public function toDatatype(): stdClass|string|null {
        if (RasterArray::validateDatatype($this->datatype))  {
            if (is_null($this->datatype)) {
                return $this->datatype; /*null*/
            } elseif ($this->datatype instanceof Compound) {
                return $this->datatype->to(); /*class*/
            } elseif ($this->datatype instanceof DatatypeName) {
                return DatatypeName::to($this->datatype); /*enum*/
            } else {
                throw new Exception('Union value has no matching member in RasterArray');
            }
        }
        throw new Exception('never get to this RasterArray::datatype');
    }

    /**
     * @param Compound|DatatypeName|null
     * @return bool
     * @throws Exception
     */
    public static function validateDatatype(Compound|DatatypeName|null $value): bool {
        if (is_null($value)) {
            if (!is_null($value)) {
                throw new Exception("Attribute Error:RasterArray::datatype");
            }
        } elseif ($value instanceof Compound) {
            $value->validate();
        } elseif ($value instanceof DatatypeName) {
            DatatypeName::to($value);
        } else {
            throw new Exception("Attribute Error:RasterArray::datatype");
        }
        return true;
    }

    /**
     * Array whose items are each either a dimension or its name.
     *
     * @param ?array $value
     * @throws Exception
     * @return ?array
     */
    public static function fromDimensions(?array $value): ?array {
        if (!is_null($value)) {
            return  array_map(function ($value) {
                if (is_object($value)) {
                    return Dimension::from($value); /*class*/
                } elseif (is_string($value)) {
                    return $value; /*string*/
                } else {
                    throw new Exception('Cannot deserialize union value in RasterArray');
                }
            }, $value);
        } else {
            return  null;
        }
    }

    /**
     * Array whose items are each either a dimension or its name.
     *
     * @throws Exception
     * @return ?array
     */
    public function toDimensions(): ?array {
        if (RasterArray::validateDimensions($this->dimensions))  {
            if (!is_null($this->dimensions)) {
                return array_map(function ($value) {
                    if ($value instanceof Dimension) {
                        return $value->to(); /*class*/
                    } elseif (is_string($value)) {
                        return $value; /*string*/
                    } else {
                        throw new Exception('Union value has no matching member in RasterArray');
                    }
                }, $this->dimensions);
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this RasterArray::dimensions');
    }

    /**
     * Array whose items are each either a dimension or its name.
     *
     * @param array|null
     * @return bool
     * @throws Exception
     */
    public static function validateDimensions(?array $value): bool {
        if (!is_null($value)) {
            if (!is_array($value)) {
                throw new Exception("Attribute Error:RasterArray::dimensions");
            }
            array_walk($value, function($value_v) {
                if ($value_v instanceof Dimension) {
                    $value_v->validate();
                } elseif (is_string($value_v)) {
                    if (!is_string($value_v)) {
                        throw new Exception("Attribute Error:RasterArray::dimensions");
                    }
                } else {
                    throw new Exception("Attribute Error:RasterArray::dimensions");
                }
            });
        }
        return true;
    }

    /**
     * Name of the array.
     *
     * @param ?string $value
     * @throws Exception
     * @return ?string
     */
    public static function fromName(?string $value): ?string {
        if (!is_null($value)) {
            return $value; /*string*/
        } else {
            return  null;
        }
    }

    /**
     * Name of the array.
     *
     * @throws Exception
     * @return ?string
     */
    public function toName(): ?string {
        if (RasterArray::validateName($this->name))  {
            if (!is_null($this->name)) {
                return $this->name; /*string*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this RasterArray::name');
    }

    /**
     * Name of the array.
     *
     * @param string|null
     * @return bool
     * @throws Exception
     */
    public static function validateName(?string $value): bool {
        if (!is_null($value)) {
            if (!is_string($value)) {
                throw new Exception("Attribute Error:RasterArray::name");
            }
        }
        return true;
    }

    /**
     * A string, a number, an object or an array. Null is allowed only inside, where anything is
     * allowed.
     *
     * @param mixed $value
     * @throws Exception
     * @return mixed
     */
    public static function fromNodataValue(mixed $value): mixed {
        return $value; /*any*/
    }

    /**
     * A string, a number, an object or an array. Null is allowed only inside, where anything is
     * allowed.
     *
     * @throws Exception
     * @return mixed
     */
    public function toNodataValue(): mixed {
        if (RasterArray::validateNodataValue($this->nodataValue))  {
            return $this->nodataValue; /*any*/
        }
        throw new Exception('never get to this RasterArray::nodataValue');
    }

    /**
     * A string, a number, an object or an array. Null is allowed only inside, where anything is
     * allowed.
     *
     * @param mixed
     * @return bool
     * @throws Exception
     */
    public static function validateNodataValue(mixed $value): bool {
        return true;
    }

    /**
     * Offset. The real value of a stored zero.
     *
     * @param ?float $value
     * @throws Exception
     * @return ?float
     */
    public static function fromOffset(?float $value): ?float {
        if (!is_null($value)) {
            return $value; /*float*/
        } else {
            return  null;
        }
    }

    /**
     * Offset. The real value of a stored zero.
     *
     * @throws Exception
     * @return ?float
     */
    public function toOffset(): ?float {
        if (RasterArray::validateOffset($this->offset))  {
            if (!is_null($this->offset)) {
                return $this->offset; /*float*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this RasterArray::offset');
    }

    /**
     * Offset. The real value of a stored zero.
     *
     * @param float|null
     * @return bool
     * @throws Exception
     */
    public static function validateOffset(?float $value): bool {
        if (!is_null($value)) {
            if (!is_float($value) && !is_int($value)) {
                throw new Exception("Attribute Error:RasterArray::offset");
            }
        }
        return true;
    }

    /**
     * Scale. A number, never a string such as `NaN`. The factor from stored to real values.
     *
     * @param ?float $value
     * @throws Exception
     * @return ?float
     */
    public static function fromScale(?float $value): ?float {
        if (!is_null($value)) {
            return $value; /*float*/
        } else {
            return  null;
        }
    }

    /**
     * Scale. A number, never a string such as `NaN`. The factor from stored to real values.
     *
     * @throws Exception
     * @return ?float
     */
    public function toScale(): ?float {
        if (RasterArray::validateScale($this->scale))  {
            if (!is_null($this->scale)) {
                return $this->scale; /*float*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this RasterArray::scale');
    }

    /**
     * Scale. A number, never a string such as `NaN`. The factor from stored to real values.
     *
     * @param float|null
     * @return bool
     * @throws Exception
     */
    public static function validateScale(?float $value): bool {
        if (!is_null($value)) {
            if (!is_float($value) && !is_int($value)) {
                throw new Exception("Attribute Error:RasterArray::scale");
            }
        }
        return true;
    }

    /**
     * @param ?stdClass $value
     * @throws Exception
     * @return ?Srs
     */
    public static function fromSrs(?stdClass $value): ?Srs {
        if (!is_null($value)) {
            return Srs::from($value); /*class*/
        } else {
            return  null;
        }
    }

    /**
     * @throws Exception
     * @return ?stdClass
     */
    public function toSrs(): ?stdClass {
        if (RasterArray::validateSrs($this->srs))  {
            if (!is_null($this->srs)) {
                return $this->srs->to(); /*class*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this RasterArray::srs');
    }

    /**
     * @param Srs|null
     * @return bool
     * @throws Exception
     */
    public static function validateSrs(?Srs $value): bool {
        if (!is_null($value)) {
            $value->validate();
        }
        return true;
    }

    /**
     * Map from string keys to string values. Storage details, such as compression.
     *
     * @param ?stdClass $value
     * @throws Exception
     * @return ?stdClass
     */
    public static function fromStructuralInfo(?stdClass $value): ?stdClass {
        if (!is_null($value)) {
            $out = new stdClass();
            foreach ($value as $k => $v) {
                $out->$k = $v; /*string*/
            }
            return $out;
        } else {
            return  null;
        }
    }

    /**
     * Map from string keys to string values. Storage details, such as compression.
     *
     * @throws Exception
     * @return ?stdClass
     */
    public function toStructuralInfo(): ?stdClass {
        if (RasterArray::validateStructuralInfo($this->structuralInfo))  {
            if (!is_null($this->structuralInfo)) {
                $out = new stdClass();
                foreach ($this->structuralInfo as $k => $v) {
                    $out->$k = $v; /*string*/
                }
                return $out;
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this RasterArray::structuralInfo');
    }

    /**
     * Map from string keys to string values. Storage details, such as compression.
     *
     * @param stdClass|null
     * @return bool
     * @throws Exception
     */
    public static function validateStructuralInfo(?stdClass $value): bool {
        if (!is_null($value)) {
            foreach ($value as $k => $v) {
                if (!is_string($v)) {
                    throw new Exception("Attribute Error:RasterArray::structuralInfo");
                }
            }
        }
        return true;
    }

    /**
     * Only `array`.
     *
     * @param ?string $value
     * @throws Exception
     * @return ?string
     */
    public static function fromType(?string $value): ?string {
        if (!is_null($value)) {
            return $value; /*string*/
        } else {
            return  null;
        }
    }

    /**
     * Only `array`.
     *
     * @throws Exception
     * @return ?string
     */
    public function toType(): ?string {
        if (RasterArray::validateType($this->type))  {
            if (!is_null($this->type)) {
                return $this->type; /*string*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this RasterArray::type');
    }

    /**
     * Only `array`.
     *
     * @param string|null
     * @return bool
     * @throws Exception
     */
    public static function validateType(?string $value): bool {
        if (!is_null($value)) {
            if (!is_string($value)) {
                throw new Exception("Attribute Error:RasterArray::type");
            }
        }
        return true;
    }

    /**
     * Unit. The unit of the real values.
     *
     * @param ?string $value
     * @throws Exception
     * @return ?string
     */
    public static function fromUnit(?string $value): ?string {
        if (!is_null($value)) {
            return $value; /*string*/
        } else {
            return  null;
        }
    }

    /**
     * Unit. The unit of the real values.
     *
     * @throws Exception
     * @return ?string
     */
    public function toUnit(): ?string {
        if (RasterArray::validateUnit($this->unit))  {
            if (!is_null($this->unit)) {
                return $this->unit; /*string*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this RasterArray::unit');
    }

    /**
     * Unit. The unit of the real values.
     *
     * @param string|null
     * @return bool
     * @throws Exception
     */
    public static function validateUnit(?string $value): bool {
        if (!is_null($value)) {
            if (!is_string($value)) {
                throw new Exception("Attribute Error:RasterArray::unit");
            }
        }
        return true;
    }

    /**
     * A string, a number, an object or an array. Null is allowed only inside, where anything is
     * allowed.
     *
     * @param mixed $value
     * @throws Exception
     * @return mixed
     */
    public static function fromValues(mixed $value): mixed {
        return $value; /*any*/
    }

    /**
     * A string, a number, an object or an array. Null is allowed only inside, where anything is
     * allowed.
     *
     * @throws Exception
     * @return mixed
     */
    public function toValues(): mixed {
        if (RasterArray::validateValues($this->values))  {
            return $this->values; /*any*/
        }
        throw new Exception('never get to this RasterArray::values');
    }

    /**
     * A string, a number, an object or an array. Null is allowed only inside, where anything is
     * allowed.
     *
     * @param mixed
     * @return bool
     * @throws Exception
     */
    public static function validateValues(mixed $value): bool {
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return RasterArray::validateAttributes($this->attributes)
        || RasterArray::validateDatatype($this->datatype)
        || RasterArray::validateDimensions($this->dimensions)
        || RasterArray::validateName($this->name)
        || RasterArray::validateNodataValue($this->nodataValue)
        || RasterArray::validateOffset($this->offset)
        || RasterArray::validateScale($this->scale)
        || RasterArray::validateSrs($this->srs)
        || RasterArray::validateStructuralInfo($this->structuralInfo)
        || RasterArray::validateType($this->type)
        || RasterArray::validateUnit($this->unit)
        || RasterArray::validateValues($this->values);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'attributes'} = $this->toAttributes();
        $out->{'datatype'} = $this->toDatatype();
        $out->{'dimensions'} = $this->toDimensions();
        $out->{'name'} = $this->toName();
        $out->{'nodata_value'} = $this->toNodataValue();
        $out->{'offset'} = $this->toOffset();
        $out->{'scale'} = $this->toScale();
        $out->{'srs'} = $this->toSrs();
        $out->{'structural_info'} = $this->toStructuralInfo();
        $out->{'type'} = $this->toType();
        $out->{'unit'} = $this->toUnit();
        $out->{'values'} = $this->toValues();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return RasterArray
     * @throws Exception
     */
    public static function from(stdClass $obj): RasterArray {
        return new RasterArray(
         RasterArray::fromAttributes($obj->{'attributes'})
        ,RasterArray::fromDatatype($obj->{'datatype'})
        ,RasterArray::fromDimensions($obj->{'dimensions'})
        ,RasterArray::fromName($obj->{'name'})
        ,RasterArray::fromNodataValue($obj->{'nodata_value'})
        ,RasterArray::fromOffset($obj->{'offset'})
        ,RasterArray::fromScale($obj->{'scale'})
        ,RasterArray::fromSrs($obj->{'srs'})
        ,RasterArray::fromStructuralInfo($obj->{'structural_info'})
        ,RasterArray::fromType($obj->{'type'})
        ,RasterArray::fromUnit($obj->{'unit'})
        ,RasterArray::fromValues($obj->{'values'})
        );
    }

    /**
     * @return RasterArray
     */
    public static function sample(): RasterArray {
        return new RasterArray(
         RasterArray::sampleAttributes()
        ,RasterArray::sampleDatatype()
        ,RasterArray::sampleDimensions()
        ,RasterArray::sampleName()
        ,RasterArray::sampleNodataValue()
        ,RasterArray::sampleOffset()
        ,RasterArray::sampleScale()
        ,RasterArray::sampleSrs()
        ,RasterArray::sampleStructuralInfo()
        ,RasterArray::sampleType()
        ,RasterArray::sampleUnit()
        ,RasterArray::sampleValues()
        );
    }
}

// This is an autogenerated file:Compound

class Compound {
    private ?array $components; // json:components Optional
    private ?string $name; // json:name Optional
    private ?int $size; // json:size Optional

    /**
     * @param array|null $components
     * @param string|null $name
     * @param int|null $size
     */
    public function __construct(?array $components, ?string $name, ?int $size) {
        $this->components = $components;
        $this->name = $name;
        $this->size = $size;
    }

    /**
     * Components of the compound datatype.
     *
     * @param ?array $value
     * @throws Exception
     * @return ?array
     */
    public static function fromComponents(?array $value): ?array {
        if (!is_null($value)) {
            return  array_map(function ($value) {
                return Component::from($value); /*class*/
            }, $value);
        } else {
            return  null;
        }
    }

    /**
     * Components of the compound datatype.
     *
     * @throws Exception
     * @return ?array
     */
    public function toComponents(): ?array {
        if (Compound::validateComponents($this->components))  {
            if (!is_null($this->components)) {
                return array_map(function ($value) {
                    return $value->to(); /*class*/
                }, $this->components);
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this Compound::components');
    }

    /**
     * Components of the compound datatype.
     *
     * @param array|null
     * @return bool
     * @throws Exception
     */
    public static function validateComponents(?array $value): bool {
        if (!is_null($value)) {
            if (!is_array($value)) {
                throw new Exception("Attribute Error:Compound::components");
            }
            array_walk($value, function($value_v) {
                $value_v->validate();
            });
        }
        return true;
    }

    /**
     * Name of the compound datatype.
     *
     * @param ?string $value
     * @throws Exception
     * @return ?string
     */
    public static function fromName(?string $value): ?string {
        if (!is_null($value)) {
            return $value; /*string*/
        } else {
            return  null;
        }
    }

    /**
     * Name of the compound datatype.
     *
     * @throws Exception
     * @return ?string
     */
    public function toName(): ?string {
        if (Compound::validateName($this->name))  {
            if (!is_null($this->name)) {
                return $this->name; /*string*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this Compound::name');
    }

    /**
     * Name of the compound datatype.
     *
     * @param string|null
     * @return bool
     * @throws Exception
     */
    public static function validateName(?string $value): bool {
        if (!is_null($value)) {
            if (!is_string($value)) {
                throw new Exception("Attribute Error:Compound::name");
            }
        }
        return true;
    }

    /**
     * Size. Bytes of one value.
     *
     * @param ?int $value
     * @throws Exception
     * @return ?int
     */
    public static function fromSize(?int $value): ?int {
        if (!is_null($value)) {
            return $value; /*int*/
        } else {
            return  null;
        }
    }

    /**
     * Size. Bytes of one value.
     *
     * @throws Exception
     * @return ?int
     */
    public function toSize(): ?int {
        if (Compound::validateSize($this->size))  {
            if (!is_null($this->size)) {
                return $this->size; /*int*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this Compound::size');
    }

    /**
     * Size. Bytes of one value.
     *
     * @param int|null
     * @return bool
     * @throws Exception
     */
    public static function validateSize(?int $value): bool {
        if (!is_null($value)) {
            if (!is_integer($value)) {
                throw new Exception("Attribute Error:Compound::size");
            }
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return Compound::validateComponents($this->components)
        || Compound::validateName($this->name)
        || Compound::validateSize($this->size);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'components'} = $this->toComponents();
        $out->{'name'} = $this->toName();
        $out->{'size'} = $this->toSize();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return Compound
     * @throws Exception
     */
    public static function from(stdClass $obj): Compound {
        return new Compound(
         Compound::fromComponents($obj->{'components'})
        ,Compound::fromName($obj->{'name'})
        ,Compound::fromSize($obj->{'size'})
        );
    }

    /**
     * @return Compound
     */
    public static function sample(): Compound {
        return new Compound(
         Compound::sampleComponents()
        ,Compound::sampleName()
        ,Compound::sampleSize()
        );
    }
}

// This is an autogenerated file:Component

class Component {
    private ?string $name; // json:name Optional
    private ?int $offset; // json:offset Optional
    private Compound|DatatypeName|null $type; // json:type Optional

    /**
     * @param string|null $name
     * @param int|null $offset
     * @param Compound|DatatypeName|null $type
     */
    public function __construct(?string $name, ?int $offset, Compound|DatatypeName|null $type) {
        $this->name = $name;
        $this->offset = $offset;
        $this->type = $type;
    }

    /**
     * Name of the component.
     *
     * @param ?string $value
     * @throws Exception
     * @return ?string
     */
    public static function fromName(?string $value): ?string {
        if (!is_null($value)) {
            return $value; /*string*/
        } else {
            return  null;
        }
    }

    /**
     * Name of the component.
     *
     * @throws Exception
     * @return ?string
     */
    public function toName(): ?string {
        if (Component::validateName($this->name))  {
            if (!is_null($this->name)) {
                return $this->name; /*string*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this Component::name');
    }

    /**
     * Name of the component.
     *
     * @param string|null
     * @return bool
     * @throws Exception
     */
    public static function validateName(?string $value): bool {
        if (!is_null($value)) {
            if (!is_string($value)) {
                throw new Exception("Attribute Error:Component::name");
            }
        }
        return true;
    }

    /**
     * Offset. Bytes from the start of a value to the component.
     *
     * @param ?int $value
     * @throws Exception
     * @return ?int
     */
    public static function fromOffset(?int $value): ?int {
        if (!is_null($value)) {
            return $value; /*int*/
        } else {
            return  null;
        }
    }

    /**
     * Offset. Bytes from the start of a value to the component.
     *
     * @throws Exception
     * @return ?int
     */
    public function toOffset(): ?int {
        if (Component::validateOffset($this->offset))  {
            if (!is_null($this->offset)) {
                return $this->offset; /*int*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this Component::offset');
    }

    /**
     * Offset. Bytes from the start of a value to the component.
     *
     * @param int|null
     * @return bool
     * @throws Exception
     */
    public static function validateOffset(?int $value): bool {
        if (!is_null($value)) {
            if (!is_integer($value)) {
                throw new Exception("Attribute Error:Component::offset");
            }
        }
        return true;
    }

    /**
     * @param stdClass|string|null $value
     * @throws Exception
     * @return Compound|DatatypeName|null
     */
    public static function fromType(stdClass|string|null $value): Compound|DatatypeName|null {
        if (is_null($value)) {
            return $value; /*null*/
        } elseif (is_object($value)) {
            return Compound::from($value); /*class*/
        } elseif (is_string($value) && in_array($value, ['String', 'Byte', 'Int16', 'UInt16', 'Int32', 'UInt32', 'Float32', 'Float64', 'CInt16', 'CInt32', 'CFloat32', 'CFloat64'], true)) {
            return DatatypeName::from($value); /*enum*/
        } else {
            throw new Exception('Cannot deserialize union value in Component');
        }
    }

    /**
     * @throws Exception
     * @return stdClass|string|null
     */
    public function toType(): stdClass|string|null {
        if (Component::validateType($this->type))  {
            if (is_null($this->type)) {
                return $this->type; /*null*/
            } elseif ($this->type instanceof Compound) {
                return $this->type->to(); /*class*/
            } elseif ($this->type instanceof DatatypeName) {
                return DatatypeName::to($this->type); /*enum*/
            } else {
                throw new Exception('Union value has no matching member in Component');
            }
        }
        throw new Exception('never get to this Component::type');
    }

    /**
     * @param Compound|DatatypeName|null
     * @return bool
     * @throws Exception
     */
    public static function validateType(Compound|DatatypeName|null $value): bool {
        if (is_null($value)) {
            if (!is_null($value)) {
                throw new Exception("Attribute Error:Component::type");
            }
        } elseif ($value instanceof Compound) {
            $value->validate();
        } elseif ($value instanceof DatatypeName) {
            DatatypeName::to($value);
        } else {
            throw new Exception("Attribute Error:Component::type");
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return Component::validateName($this->name)
        || Component::validateOffset($this->offset)
        || Component::validateType($this->type);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'name'} = $this->toName();
        $out->{'offset'} = $this->toOffset();
        $out->{'type'} = $this->toType();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return Component
     * @throws Exception
     */
    public static function from(stdClass $obj): Component {
        return new Component(
         Component::fromName($obj->{'name'})
        ,Component::fromOffset($obj->{'offset'})
        ,Component::fromType($obj->{'type'})
        );
    }

    /**
     * @return Component
     */
    public static function sample(): Component {
        return new Component(
         Component::sampleName()
        ,Component::sampleOffset()
        ,Component::sampleType()
        );
    }
}

// This is an autogenerated file:DatatypeName

class DatatypeName {
    public static DatatypeName $BYTE;
    public static DatatypeName $C_FLOAT32;
    public static DatatypeName $C_FLOAT64;
    public static DatatypeName $C_INT16;
    public static DatatypeName $C_INT32;
    public static DatatypeName $FLOAT32;
    public static DatatypeName $FLOAT64;
    public static DatatypeName $INT16;
    public static DatatypeName $INT32;
    public static DatatypeName $STRING;
    public static DatatypeName $U_INT16;
    public static DatatypeName $U_INT32;
    public static function init() {
        DatatypeName::$BYTE = new DatatypeName('Byte');
        DatatypeName::$C_FLOAT32 = new DatatypeName('CFloat32');
        DatatypeName::$C_FLOAT64 = new DatatypeName('CFloat64');
        DatatypeName::$C_INT16 = new DatatypeName('CInt16');
        DatatypeName::$C_INT32 = new DatatypeName('CInt32');
        DatatypeName::$FLOAT32 = new DatatypeName('Float32');
        DatatypeName::$FLOAT64 = new DatatypeName('Float64');
        DatatypeName::$INT16 = new DatatypeName('Int16');
        DatatypeName::$INT32 = new DatatypeName('Int32');
        DatatypeName::$STRING = new DatatypeName('String');
        DatatypeName::$U_INT16 = new DatatypeName('UInt16');
        DatatypeName::$U_INT32 = new DatatypeName('UInt32');
    }
    private string $enum;
    public function __construct(string $enum) {
        $this->enum = $enum;
    }

    /**
     * @param DatatypeName
     * @return string
     * @throws Exception
     */
    public static function to(DatatypeName $obj): string {
        switch ($obj->enum) {
            case DatatypeName::$BYTE->enum: return 'Byte';
            case DatatypeName::$C_FLOAT32->enum: return 'CFloat32';
            case DatatypeName::$C_FLOAT64->enum: return 'CFloat64';
            case DatatypeName::$C_INT16->enum: return 'CInt16';
            case DatatypeName::$C_INT32->enum: return 'CInt32';
            case DatatypeName::$FLOAT32->enum: return 'Float32';
            case DatatypeName::$FLOAT64->enum: return 'Float64';
            case DatatypeName::$INT16->enum: return 'Int16';
            case DatatypeName::$INT32->enum: return 'Int32';
            case DatatypeName::$STRING->enum: return 'String';
            case DatatypeName::$U_INT16->enum: return 'UInt16';
            case DatatypeName::$U_INT32->enum: return 'UInt32';
        }
        throw new Exception('the give value is not an enum-value.');
    }

    /**
     * @param mixed
     * @return DatatypeName
     * @throws Exception
     */
    public static function from($obj): DatatypeName {
        switch ($obj) {
            case 'Byte': return DatatypeName::$BYTE;
            case 'CFloat32': return DatatypeName::$C_FLOAT32;
            case 'CFloat64': return DatatypeName::$C_FLOAT64;
            case 'CInt16': return DatatypeName::$C_INT16;
            case 'CInt32': return DatatypeName::$C_INT32;
            case 'Float32': return DatatypeName::$FLOAT32;
            case 'Float64': return DatatypeName::$FLOAT64;
            case 'Int16': return DatatypeName::$INT16;
            case 'Int32': return DatatypeName::$INT32;
            case 'String': return DatatypeName::$STRING;
            case 'UInt16': return DatatypeName::$U_INT16;
            case 'UInt32': return DatatypeName::$U_INT32;
        }
        throw new Exception("Cannot deserialize DatatypeName");
    }

    /**
     * @return DatatypeName
     */
    public static function sample(): DatatypeName {
        return DatatypeName::$BYTE;
    }
}
DatatypeName::init();

// This is an autogenerated file:Dimension

class Dimension {
    private ?string $direction; // json:direction Optional
    private ?string $fullName; // json:full_name Optional
    private ?string $indexingVariable; // json:indexing_variable Optional
    private ?string $name; // json:name Optional
    private ?int $size; // json:size Optional
    private ?string $type; // json:type Optional

    /**
     * @param string|null $direction
     * @param string|null $fullName
     * @param string|null $indexingVariable
     * @param string|null $name
     * @param int|null $size
     * @param string|null $type
     */
    public function __construct(?string $direction, ?string $fullName, ?string $indexingVariable, ?string $name, ?int $size, ?string $type) {
        $this->direction = $direction;
        $this->fullName = $fullName;
        $this->indexingVariable = $indexingVariable;
        $this->name = $name;
        $this->size = $size;
        $this->type = $type;
    }

    /**
     * Direction. The direction of the axis, such as `NORTH`.
     *
     * @param ?string $value
     * @throws Exception
     * @return ?string
     */
    public static function fromDirection(?string $value): ?string {
        if (!is_null($value)) {
            return $value; /*string*/
        } else {
            return  null;
        }
    }

    /**
     * Direction. The direction of the axis, such as `NORTH`.
     *
     * @throws Exception
     * @return ?string
     */
    public function toDirection(): ?string {
        if (Dimension::validateDirection($this->direction))  {
            if (!is_null($this->direction)) {
                return $this->direction; /*string*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this Dimension::direction');
    }

    /**
     * Direction. The direction of the axis, such as `NORTH`.
     *
     * @param string|null
     * @return bool
     * @throws Exception
     */
    public static function validateDirection(?string $value): bool {
        if (!is_null($value)) {
            if (!is_string($value)) {
                throw new Exception("Attribute Error:Dimension::direction");
            }
        }
        return true;
    }

    /**
     * Full name. Fully qualified, from the root group.
     *
     * @param ?string $value
     * @throws Exception
     * @return ?string
     */
    public static function fromFullName(?string $value): ?string {
        if (!is_null($value)) {
            return $value; /*string*/
        } else {
            return  null;
        }
    }

    /**
     * Full name. Fully qualified, from the root group.
     *
     * @throws Exception
     * @return ?string
     */
    public function toFullName(): ?string {
        if (Dimension::validateFullName($this->fullName))  {
            if (!is_null($this->fullName)) {
                return $this->fullName; /*string*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this Dimension::fullName');
    }

    /**
     * Full name. Fully qualified, from the root group.
     *
     * @param string|null
     * @return bool
     * @throws Exception
     */
    public static function validateFullName(?string $value): bool {
        if (!is_null($value)) {
            if (!is_string($value)) {
                throw new Exception("Attribute Error:Dimension::fullName");
            }
        }
        return true;
    }

    /**
     * Indexing variable. The name of the array that holds the coordinates.
     *
     * @param ?string $value
     * @throws Exception
     * @return ?string
     */
    public static function fromIndexingVariable(?string $value): ?string {
        if (!is_null($value)) {
            return $value; /*string*/
        } else {
            return  null;
        }
    }

    /**
     * Indexing variable. The name of the array that holds the coordinates.
     *
     * @throws Exception
     * @return ?string
     */
    public function toIndexingVariable(): ?string {
        if (Dimension::validateIndexingVariable($this->indexingVariable))  {
            if (!is_null($this->indexingVariable)) {
                return $this->indexingVariable; /*string*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this Dimension::indexingVariable');
    }

    /**
     * Indexing variable. The name of the array that holds the coordinates.
     *
     * @param string|null
     * @return bool
     * @throws Exception
     */
    public static function validateIndexingVariable(?string $value): bool {
        if (!is_null($value)) {
            if (!is_string($value)) {
                throw new Exception("Attribute Error:Dimension::indexingVariable");
            }
        }
        return true;
    }

    /**
     * Name of the dimension.
     *
     * @param ?string $value
     * @throws Exception
     * @return ?string
     */
    public static function fromName(?string $value): ?string {
        if (!is_null($value)) {
            return $value; /*string*/
        } else {
            return  null;
        }
    }

    /**
     * Name of the dimension.
     *
     * @throws Exception
     * @return ?string
     */
    public function toName(): ?string {
        if (Dimension::validateName($this->name))  {
            if (!is_null($this->name)) {
                return $this->name; /*string*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this Dimension::name');
    }

    /**
     * Name of the dimension.
     *
     * @param string|null
     * @return bool
     * @throws Exception
     */
    public static function validateName(?string $value): bool {
        if (!is_null($value)) {
            if (!is_string($value)) {
                throw new Exception("Attribute Error:Dimension::name");
            }
        }
        return true;
    }

    /**
     * Size. May be 0, or any integer. Number of elements.
     *
     * @param ?int $value
     * @throws Exception
     * @return ?int
     */
    public static function fromSize(?int $value): ?int {
        if (!is_null($value)) {
            return $value; /*int*/
        } else {
            return  null;
        }
    }

    /**
     * Size. May be 0, or any integer. Number of elements.
     *
     * @throws Exception
     * @return ?int
     */
    public function toSize(): ?int {
        if (Dimension::validateSize($this->size))  {
            if (!is_null($this->size)) {
                return $this->size; /*int*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this Dimension::size');
    }

    /**
     * Size. May be 0, or any integer. Number of elements.
     *
     * @param int|null
     * @return bool
     * @throws Exception
     */
    public static function validateSize(?int $value): bool {
        if (!is_null($value)) {
            if (!is_integer($value)) {
                throw new Exception("Attribute Error:Dimension::size");
            }
        }
        return true;
    }

    /**
     * Type. The kind of axis, such as `TEMPORAL`.
     *
     * @param ?string $value
     * @throws Exception
     * @return ?string
     */
    public static function fromType(?string $value): ?string {
        if (!is_null($value)) {
            return $value; /*string*/
        } else {
            return  null;
        }
    }

    /**
     * Type. The kind of axis, such as `TEMPORAL`.
     *
     * @throws Exception
     * @return ?string
     */
    public function toType(): ?string {
        if (Dimension::validateType($this->type))  {
            if (!is_null($this->type)) {
                return $this->type; /*string*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this Dimension::type');
    }

    /**
     * Type. The kind of axis, such as `TEMPORAL`.
     *
     * @param string|null
     * @return bool
     * @throws Exception
     */
    public static function validateType(?string $value): bool {
        if (!is_null($value)) {
            if (!is_string($value)) {
                throw new Exception("Attribute Error:Dimension::type");
            }
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return Dimension::validateDirection($this->direction)
        || Dimension::validateFullName($this->fullName)
        || Dimension::validateIndexingVariable($this->indexingVariable)
        || Dimension::validateName($this->name)
        || Dimension::validateSize($this->size)
        || Dimension::validateType($this->type);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'direction'} = $this->toDirection();
        $out->{'full_name'} = $this->toFullName();
        $out->{'indexing_variable'} = $this->toIndexingVariable();
        $out->{'name'} = $this->toName();
        $out->{'size'} = $this->toSize();
        $out->{'type'} = $this->toType();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return Dimension
     * @throws Exception
     */
    public static function from(stdClass $obj): Dimension {
        return new Dimension(
         Dimension::fromDirection($obj->{'direction'})
        ,Dimension::fromFullName($obj->{'full_name'})
        ,Dimension::fromIndexingVariable($obj->{'indexing_variable'})
        ,Dimension::fromName($obj->{'name'})
        ,Dimension::fromSize($obj->{'size'})
        ,Dimension::fromType($obj->{'type'})
        );
    }

    /**
     * @return Dimension
     */
    public static function sample(): Dimension {
        return new Dimension(
         Dimension::sampleDirection()
        ,Dimension::sampleFullName()
        ,Dimension::sampleIndexingVariable()
        ,Dimension::sampleName()
        ,Dimension::sampleSize()
        ,Dimension::sampleType()
        );
    }
}

// This is an autogenerated file:Srs

class Srs {
    private ?array $dataAxisToSrsAxisMapping; // json:data_axis_to_srs_axis_mapping Optional
    private ?string $wkt; // json:wkt Optional

    /**
     * @param array|null $dataAxisToSrsAxisMapping
     * @param string|null $wkt
     */
    public function __construct(?array $dataAxisToSrsAxisMapping, ?string $wkt) {
        $this->dataAxisToSrsAxisMapping = $dataAxisToSrsAxisMapping;
        $this->wkt = $wkt;
    }

    /**
     * Mapping of data axis to srs axis. For each axis of the data, the number of its axis in
     * the reference system.
     *
     * @param ?array $value
     * @throws Exception
     * @return ?array
     */
    public static function fromDataAxisToSrsAxisMapping(?array $value): ?array {
        if (!is_null($value)) {
            return  array_map(function ($value) {
                return $value; /*int*/
            }, $value);
        } else {
            return  null;
        }
    }

    /**
     * Mapping of data axis to srs axis. For each axis of the data, the number of its axis in
     * the reference system.
     *
     * @throws Exception
     * @return ?array
     */
    public function toDataAxisToSrsAxisMapping(): ?array {
        if (Srs::validateDataAxisToSrsAxisMapping($this->dataAxisToSrsAxisMapping))  {
            if (!is_null($this->dataAxisToSrsAxisMapping)) {
                return array_map(function ($value) {
                    return $value; /*int*/
                }, $this->dataAxisToSrsAxisMapping);
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this Srs::dataAxisToSrsAxisMapping');
    }

    /**
     * Mapping of data axis to srs axis. For each axis of the data, the number of its axis in
     * the reference system.
     *
     * @param array|null
     * @return bool
     * @throws Exception
     */
    public static function validateDataAxisToSrsAxisMapping(?array $value): bool {
        if (!is_null($value)) {
            if (!is_array($value)) {
                throw new Exception("Attribute Error:Srs::dataAxisToSrsAxisMapping");
            }
            array_walk($value, function($value_v) {
                if (!is_integer($value_v)) {
                    throw new Exception("Attribute Error:Srs::dataAxisToSrsAxisMapping");
                }
            });
        }
        return true;
    }

    /**
     * WKT. The definition in well-known text.
     *
     * @param ?string $value
     * @throws Exception
     * @return ?string
     */
    public static function fromWkt(?string $value): ?string {
        if (!is_null($value)) {
            return $value; /*string*/
        } else {
            return  null;
        }
    }

    /**
     * WKT. The definition in well-known text.
     *
     * @throws Exception
     * @return ?string
     */
    public function toWkt(): ?string {
        if (Srs::validateWkt($this->wkt))  {
            if (!is_null($this->wkt)) {
                return $this->wkt; /*string*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this Srs::wkt');
    }

    /**
     * WKT. The definition in well-known text.
     *
     * @param string|null
     * @return bool
     * @throws Exception
     */
    public static function validateWkt(?string $value): bool {
        if (!is_null($value)) {
            if (!is_string($value)) {
                throw new Exception("Attribute Error:Srs::wkt");
            }
        }
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return Srs::validateDataAxisToSrsAxisMapping($this->dataAxisToSrsAxisMapping)
        || Srs::validateWkt($this->wkt);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'data_axis_to_srs_axis_mapping'} = $this->toDataAxisToSrsAxisMapping();
        $out->{'wkt'} = $this->toWkt();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return Srs
     * @throws Exception
     */
    public static function from(stdClass $obj): Srs {
        return new Srs(
         Srs::fromDataAxisToSrsAxisMapping($obj->{'data_axis_to_srs_axis_mapping'})
        ,Srs::fromWkt($obj->{'wkt'})
        );
    }

    /**
     * @return Srs
     */
    public static function sample(): Srs {
        return new Srs(
         Srs::sampleDataAxisToSrsAxisMapping()
        ,Srs::sampleWkt()
        );
    }
}

// This is an autogenerated file:AttributeObject

class AttributeObject {
    private Compound|DatatypeName|null $datatype; // json:datatype Optional
    private ?string $name; // json:name Optional
    private ?string $type; // json:type Optional
    private mixed $value; // json:value Optional

    /**
     * @param Compound|DatatypeName|null $datatype
     * @param string|null $name
     * @param string|null $type
     * @param mixed $value
     */
    public function __construct(Compound|DatatypeName|null $datatype, ?string $name, ?string $type, mixed $value) {
        $this->datatype = $datatype;
        $this->name = $name;
        $this->type = $type;
        $this->value = $value;
    }

    /**
     * @param stdClass|string|null $value
     * @throws Exception
     * @return Compound|DatatypeName|null
     */
    public static function fromDatatype(stdClass|string|null $value): Compound|DatatypeName|null {
        if (is_null($value)) {
            return $value; /*null*/
        } elseif (is_object($value)) {
            return Compound::from($value); /*class*/
        } elseif (is_string($value) && in_array($value, ['String', 'Byte', 'Int16', 'UInt16', 'Int32', 'UInt32', 'Float32', 'Float64', 'CInt16', 'CInt32', 'CFloat32', 'CFloat64'], true)) {
            return DatatypeName::from($value); /*enum*/
        } else {
            throw new Exception('Cannot deserialize union value in AttributeObject');
        }
    }

    /**
     * @throws Exception
     * @return stdClass|string|null
     */
    public function toDatatype(): stdClass|string|null {
        if (AttributeObject::validateDatatype($this->datatype))  {
            if (is_null($this->datatype)) {
                return $this->datatype; /*null*/
            } elseif ($this->datatype instanceof Compound) {
                return $this->datatype->to(); /*class*/
            } elseif ($this->datatype instanceof DatatypeName) {
                return DatatypeName::to($this->datatype); /*enum*/
            } else {
                throw new Exception('Union value has no matching member in AttributeObject');
            }
        }
        throw new Exception('never get to this AttributeObject::datatype');
    }

    /**
     * @param Compound|DatatypeName|null
     * @return bool
     * @throws Exception
     */
    public static function validateDatatype(Compound|DatatypeName|null $value): bool {
        if (is_null($value)) {
            if (!is_null($value)) {
                throw new Exception("Attribute Error:AttributeObject::datatype");
            }
        } elseif ($value instanceof Compound) {
            $value->validate();
        } elseif ($value instanceof DatatypeName) {
            DatatypeName::to($value);
        } else {
            throw new Exception("Attribute Error:AttributeObject::datatype");
        }
        return true;
    }

    /**
     * Name of the attribute.
     *
     * @param ?string $value
     * @throws Exception
     * @return ?string
     */
    public static function fromName(?string $value): ?string {
        if (!is_null($value)) {
            return $value; /*string*/
        } else {
            return  null;
        }
    }

    /**
     * Name of the attribute.
     *
     * @throws Exception
     * @return ?string
     */
    public function toName(): ?string {
        if (AttributeObject::validateName($this->name))  {
            if (!is_null($this->name)) {
                return $this->name; /*string*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this AttributeObject::name');
    }

    /**
     * Name of the attribute.
     *
     * @param string|null
     * @return bool
     * @throws Exception
     */
    public static function validateName(?string $value): bool {
        if (!is_null($value)) {
            if (!is_string($value)) {
                throw new Exception("Attribute Error:AttributeObject::name");
            }
        }
        return true;
    }

    /**
     * Only `attribute`.
     *
     * @param ?string $value
     * @throws Exception
     * @return ?string
     */
    public static function fromType(?string $value): ?string {
        if (!is_null($value)) {
            return $value; /*string*/
        } else {
            return  null;
        }
    }

    /**
     * Only `attribute`.
     *
     * @throws Exception
     * @return ?string
     */
    public function toType(): ?string {
        if (AttributeObject::validateType($this->type))  {
            if (!is_null($this->type)) {
                return $this->type; /*string*/
            } else {
                return  null;
            }
        }
        throw new Exception('never get to this AttributeObject::type');
    }

    /**
     * Only `attribute`.
     *
     * @param string|null
     * @return bool
     * @throws Exception
     */
    public static function validateType(?string $value): bool {
        if (!is_null($value)) {
            if (!is_string($value)) {
                throw new Exception("Attribute Error:AttributeObject::type");
            }
        }
        return true;
    }

    /**
     * A string, a number, an object or an array. Null is allowed only inside, where anything is
     * allowed.
     *
     * @param mixed $value
     * @throws Exception
     * @return mixed
     */
    public static function fromValue(mixed $value): mixed {
        return $value; /*any*/
    }

    /**
     * A string, a number, an object or an array. Null is allowed only inside, where anything is
     * allowed.
     *
     * @throws Exception
     * @return mixed
     */
    public function toValue(): mixed {
        if (AttributeObject::validateValue($this->value))  {
            return $this->value; /*any*/
        }
        throw new Exception('never get to this AttributeObject::value');
    }

    /**
     * A string, a number, an object or an array. Null is allowed only inside, where anything is
     * allowed.
     *
     * @param mixed
     * @return bool
     * @throws Exception
     */
    public static function validateValue(mixed $value): bool {
        return true;
    }

    /**
     * @throws Exception
     * @return bool
     */
    public function validate(): bool {
        return AttributeObject::validateDatatype($this->datatype)
        || AttributeObject::validateName($this->name)
        || AttributeObject::validateType($this->type)
        || AttributeObject::validateValue($this->value);
    }

    /**
     * @return stdClass
     * @throws Exception
     */
    public function to(): stdClass  {
        $out = new stdClass();
        $out->{'datatype'} = $this->toDatatype();
        $out->{'name'} = $this->toName();
        $out->{'type'} = $this->toType();
        $out->{'value'} = $this->toValue();
        return $out;
    }

    /**
     * @param stdClass $obj
     * @return AttributeObject
     * @throws Exception
     */
    public static function from(stdClass $obj): AttributeObject {
        return new AttributeObject(
         AttributeObject::fromDatatype($obj->{'datatype'})
        ,AttributeObject::fromName($obj->{'name'})
        ,AttributeObject::fromType($obj->{'type'})
        ,AttributeObject::fromValue($obj->{'value'})
        );
    }

    /**
     * @return AttributeObject
     */
    public static function sample(): AttributeObject {
        return new AttributeObject(
         AttributeObject::sampleDatatype()
        ,AttributeObject::sampleName()
        ,AttributeObject::sampleType()
        ,AttributeObject::sampleValue()
        );
    }
}
