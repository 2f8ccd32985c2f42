// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfo2019;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.internal.Encoder;

/** One of the allowed strings for a datatype (R2.5). */
public enum DatatypeName implements Datatype, example.annotationcontracts.rasterinfo.DatatypeName {
  /** The value {@code String}. */
  STRING("String"),
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
  /** The value {@code Float32}. */
  FLOAT32("Float32"),
  /** The value {@code Float64}. */
  FLOAT64("Float64"),
  /** The value {@code CInt16}. */
  C_INT16("CInt16"),
  /** The value {@code CInt32}. */
  C_INT32("CInt32"),
  /** The value {@code CFloat32}. */
  C_FLOAT32("CFloat32"),
  /** The value {@code CFloat64}. */
  C_FLOAT64("CFloat64");

  private final String value;

  DatatypeName(String value) {
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
