package example.annotationcontracts.internal;

import com.fasterxml.jackson.databind.JsonNode;
import example.annotationcontracts.DecodeException;
import example.annotationcontracts.Mode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The editions of a contract, the newest first. */
public final class Editions<T> {
  private final Map<String, Decoder<? extends T>> decoders = new LinkedHashMap<>();

  /** Adds an edition; its types are loaded when it is first read by. */
  public Editions<T> with(String edition, Decoder<? extends T> decoder) {
    decoders.put(edition, decoder);
    return this;
  }

  public List<String> names() {
    return List.copyOf(decoders.keySet());
  }

  /**
   * Reads a document by the first edition that takes it, of all or of some; otherwise throws what is wrong by the edition that
   * it breaks least. An event is unknown where it is none of any edition.
   */
  public T read(JsonNode node, Mode mode, String... only) {
    List<String> others = new ArrayList<>();
    T unknown = null;
    for (String edition : only.length == 0 ? decoders.keySet() : List.of(only)) {
      Decoder<? extends T> decoder = decoders.get(edition);
      if (decoder == null)
        throw new IllegalArgumentException(
            "cannot read edition \"" + edition + "\": expected " + String.join(", ", decoders.keySet()));
      Place place = Place.trying(mode);
      T value = decoder.decode(node, place);
      if (!place.fits()) others.add(edition);
      else if (value instanceof Unknown) unknown = value;
      else return value;
    }
    if (!others.isEmpty()) throw nearest(node, mode, others);
    return unknown;
  }

  /** Lists what is wrong by the edition, of some that do not take a document, that it breaks least. */
  private DecodeException nearest(JsonNode node, Mode mode, List<String> others) {
    DecodeException nearest = null;
    for (String edition : others) {
      DecodeException one = Decoding.problems(node, mode, edition, decoders.get(edition));
      if (nearest == null || one.size() < nearest.size()) nearest = one;
    }
    return nearest;
  }
}
