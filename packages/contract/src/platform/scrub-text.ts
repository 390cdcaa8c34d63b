/** Longer texts do not help to fix the error. */
const longest = 1000;

/** Names of fields whose value is personal data or a credential. */
const personalFields = [
  "(?:first|last|full|given|family|user|card|device)?[_-]?name",
  "e-?mail",
  "(?:home[_-]?)?phone",
  "fax",
  "birthyear",
  "company",
  "school",
  "address(?:_?line)?\\d?",
  "street\\d?",
  "city",
  "zip",
  "postal[_-]?code",
  "(?:new|old|current|confirm)?[_-]?password",
  "secret",
  "(?:[a-z]+[_-])?token",
  "code",
  "coupon",
  "serial(?:[_-]?number)?",
  "authentication[_-]?string",
  "signature",
  "irclickid",
  "affiliate[_-]?click(?:[_-]?id)?",
  "click[_-]?id",
  "preview",
  "e",
].join("|");

/** In this order: named fields go before what only looks like something. */
const rules: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // What the database reports of a row.
  [/\bKey (\([\w(), ]*\))=\(.*\)/g, "Key $1=([removed])"],
  [/\bFailing row contains \(.*\)/g, "Failing row contains ([removed])"],
  // Headers with credentials.
  [/\b((?:set-)?cookie|authorization)\b["']?\s*[:=].*/gi, "$1: [removed]"],
  [/\b(Bearer|Basic)\s+\S+/g, "$1 [removed]"],
  // Credentials in a URL, and everything after its path.
  [/(:\/\/)[^\s/@"'<>]*@/g, "$1"],
  [/(\/[\w%.~/:-]*)[?#][^\s"'<>)]*/g, "$1"],
  // Anybody who has a dealer's code may use it.
  [/(\/dealercode\/)[^\s/"'<>)]+/gi, "$1[code]"],
  [
    new RegExp(
      `((?<![\\w-])(?:pi_|pr_)?(?:${personalFields})\\\\*["']?\\s*[:=]\\s*)(\\[removed\\]|\\\\*"(?:[^"\\\\]|\\\\.)*"?|'(?:[^'\\\\]|\\\\.)*'?|[^\\s&;,)}\\]]+)`,
      "gi",
    ),
    "$1[removed]",
  ],
  [/[^\s@"'<>()[\]{},;:=?&/]+(?:@|%40)[^\s@"'<>()[\]{},;:?&/]+/giu, "[email]"],
  [/\beyJ[\w-]+(?:\.[\w-]*){0,2}/g, "[token]"],
  [/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, "[id]"],
  // A serial, and the longer string beside it.
  [
    /\b[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2,}(?:-[0-9A-HJKMNP-TV-Z]{0,4})?/gi,
    "[serial]",
  ],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}/gi, "[token]"],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, "[address]"],
  [/(?<![\w:])(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{0,4}(?![\w:])/gi, "[address]"],
  // Telephones, cards, numbers of customers.
  [/\+?\d(?:[\s().-]{0,2}\d){6,}/g, "[number]"],
];

/**
 * A text of an error without personal data: e-mail addresses, links, tokens, serials, numbers, and the values
 * of fields that are known by their name. A name in the middle of a sentence is not found.
 */
export function scrubText(text: string): string {
  let scrubbed = text.slice(0, longest);
  // No rule would recognise the first half of an e-mail address or a URL that was cut in two.
  if (scrubbed !== text) scrubbed = scrubbed.replace(/(?<=\s)\S*$/, "");
  for (const [pattern, instead] of rules) scrubbed = scrubbed.replace(pattern, instead);
  // A replacement may be longer than what it replaces.
  return scrubbed.slice(0, longest);
}
