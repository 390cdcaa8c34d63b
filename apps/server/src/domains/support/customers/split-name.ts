interface SplitName {
  /** May be empty: then any. */
  readonly first: string;
  readonly last: string;
}

/** The possible readings of a typed name: it does not mark where a first name ends. */
export function splitName(text: string): SplitName[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== "");
  const whole = { first: "", last: words.join(" ") };
  const cuts = words.slice(1).map((_, cut) => ({
    first: words.slice(0, cut + 1).join(" "),
    last: words.slice(cut + 1).join(" "),
  }));
  // As in lists and forms: the last name first.
  const [last = "", ...first] = words;
  const turned = words.length > 1 ? [{ first: first.join(" "), last }] : [];
  return words.length === 0 ? [] : [whole, ...cuts, ...turned];
}
