// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook273;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.internal.Encoder;

/**
 * Type of data chunks (since 2.3.0). Known: {@code imageset}, {@code video}, {@code audio_mp3}; others may appear.
 *
 * @param value any string; known values are constants
 */
public record ChunkType(String value) implements example.annotationcontracts.webhook.ChunkType {
  /** The value {@code imageset}. */
  public static final ChunkType IMAGESET = new ChunkType("imageset");

  /** The value {@code video}. */
  public static final ChunkType VIDEO = new ChunkType("video");

  /** The value {@code audio_mp3}. */
  public static final ChunkType AUDIO_MP3 = new ChunkType("audio_mp3");

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }

  @Override
  public void encode(Encoder out) {
    out.value(value);
  }
}
