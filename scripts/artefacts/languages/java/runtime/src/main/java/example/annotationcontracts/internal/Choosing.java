package example.annotationcontracts.internal;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Decoders that pick the record that an object is. */
public final class Choosing {
  private Choosing() {}

  /** A record that an object may be: the value of its tag, and the names of its members. */
  public record Branch<T>(String tag, Set<String> members, Decoder<? extends T> decoder) {
    private long shared(JsonNode node) {
      return members.stream().filter(node::has).count();
    }
  }

  /** Makes a decoder that picks a record by its tag, else as {@link #fitting} does. */
  public static <T> Decoder<T> byTag(String tag, List<Branch<T>> branches) {
    Decoder<T> likeliest = fitting(branches);
    return (node, place) -> {
      String named = node.path(tag).textValue();
      for (Branch<T> branch : branches) if (branch.tag.equals(named)) return branch.decoder.decode(node, place);
      return likeliest.decode(node, place);
    };
  }

  /** Makes a decoder that picks the first record that fits, the one that shares the most members with the object first. */
  public static <T> Decoder<T> fitting(List<Branch<T>> branches) {
    return (node, place) -> {
      if (!node.isObject()) return place.mismatch(node, "object");
      Place likeliest = null;
      Comparator<Branch<T>> order = Comparator.comparingLong(branch -> -branch.shared(node));
      for (Branch<T> branch : branches.stream().sorted(order).toList()) {
        Place attempt = place.fork();
        T value = branch.decoder.decode(node, attempt);
        if (attempt.fits()) return value;
        if (likeliest == null) likeliest = attempt;
      }
      place.fail(likeliest);
      return null;
    };
  }
}
