import fc from "fast-check";

/** Texts that break programs which take them for something else. */
const hostileTexts = [
  "",
  " ",
  "\0",
  "a\0b",
  "\u{D800}",
  "\u{DC00}a",
  "\u{FEFF}\u{202E}\u{200D}",
  "\r\nSet-Cookie: a=b",
  "'; drop table shop.account; --",
  "%' or 1=1 --",
  "%00",
  "%",
  "../../../../etc/passwd",
  "..%2f..%2f",
  "\\",
  "{{7*7}}",
  "${7*7}",
  "<script>alert(1)</script>",
  "=HYPERLINK(1)",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "null",
  "NaN",
  "-0",
  "1e309",
  "9".repeat(400),
  "a".repeat(10_000),
  "\u{1F600}".repeat(2000),
  "a@b",
  `${"a".repeat(300)}@studio.test`,
  "ana@studio.test\nbcc: eve@studio.test",
  "2026-02-31T25:61:00Z",
  "+275760-09-13T00:00:00.001Z",
  "00000000-0000-0000-0000-000000000000",
] as const;

const hostileNumbers = [
  0,
  -0,
  -1,
  0.1,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  1e308,
  Number.MIN_VALUE,
] as const;

/** Names that mean something to the language itself. */
const hostileNames = ["__proto__", "constructor", "prototype", "toString", "", "a\0b", "length"];

const deep = (depth: number): unknown => {
  let value: unknown = null;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<string>(...hostileTexts) },
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.string({ maxLength: 2000 }),
);

/** Anything that JSON can hold. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom<number>(...hostileNumbers) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null]) },
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(30, 300).map(deep),
  fc.array(fc.constantFrom<unknown>(1, "a", null), { maxLength: 300 }),
  fc.dictionary(fc.oneof(fc.constantFrom(...hostileNames), fc.string()), fc.jsonValue(), {
    maxKeys: 5,
  }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Bodies that are no JSON, or JSON that a parser may stumble over. */
export const hostileBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "",
    "{",
    '{"a":',
    "nul",
    "\u{FEFF}{}",
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"email":"a","email":"b"}',
    '"\\ud800"',
    "[".repeat(20_000),
    `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`,
    `"${"a".repeat(2_000_000)}"`,
  ),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.jsonValue().map((value) => JSON.stringify(value)),
);
