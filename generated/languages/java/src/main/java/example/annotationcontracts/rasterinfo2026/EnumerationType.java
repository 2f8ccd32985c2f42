// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfo2026;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.internal.Encoder;

/** Integer type that stores a value; since gdalmdiminfo 3.12. */
public enum EnumerationType implements example.annotationcontracts.rasterinfo.EnumerationType {
  /** The value {@code Int8}. */
  INT8("Int8"),
  /** The value {@code Byte}. */
  BYTE("Byte"),
  /** The value {@code Int16}. */
  INT16("Int16"),
  /** The value {@code UInt16}. */
  U_INT16("UInt16"),
  /** The value {@code Int32}. */
  INT32("Int32"),
  /** The value {@code UInt32}. */
  U_INT32("UInt32"),
  /** The value {@code Int64}. */
  INT64("Int64"),
  /** The value {@code UInt64}. */
  U_INT64("UInt64");

  private final String value;

  EnumerationType(String value) {
    this.value = value;
  }

  /** {@return the value as in JSON} */
  public String value() {
    return value;
  }

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }

  @Override
  public void encode(Encoder out) {
    out.value(value);
  }
}
