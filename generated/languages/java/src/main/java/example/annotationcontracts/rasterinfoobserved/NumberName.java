// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfoobserved;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.internal.Encoder;

/** Name of a number that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema. */
public enum NumberName implements NumberOrName, example.annotationcontracts.rasterinfo.NumberName {
  /** The value {@code NaN}. */
  NA_N("NaN"),
  /** The value {@code Infinity}. */
  INFINITY("Infinity"),
  /** The value {@code -Infinity}. */
  MINUS_INFINITY("-Infinity");

  private final String value;

  NumberName(String value) {
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
