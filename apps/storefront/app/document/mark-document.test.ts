import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { markCountry } from "../features/catalogue/country/mark-country.ts";
import { markDocument } from "./mark-document-script.ts";
import { markExperiments } from "../features/marketing/experiments/mark-experiments.ts";
import { restoreMarks } from "./restore-marks.ts";

/** Collects the attributes of an element. */
function marks() {
  const given = new Map<string, string>();
  return {
    given,
    setAttribute: (name: string, value: string) => void given.set(name, value),
    removeAttribute: (name: string) => void given.delete(name),
  };
}

function runScript(cookie: string) {
  const documentElement = marks();
  runInNewContext(markDocument, { document: { documentElement, cookie }, location: { hash: "" } });
  return Object.fromEntries(documentElement.given);
}

/** Where a document at a URL of the shop is redirected; undefined where it stays. */
function leadsTo(href: string, cookie: string, referrer = ""): string | undefined {
  const { origin, pathname, search, hash } = new URL(href, "https://shop.test");
  let to: string | undefined;
  const replace = (where: string) => void (to = where);
  runInNewContext(markDocument, {
    document: { documentElement: marks(), cookie, referrer },
    location: { origin, pathname, search, hash, replace },
  });
  return to;
}

it.each([
  ["/", "language=es", "/es"],
  ["/?utm_source=mail#plans", "country=DE; language=de", "/de?utm_source=mail#plans"],
  ["/", "", undefined],
  ["/", "language=en", undefined],
  ["/", "language=xx", undefined],
  ["/", "my-language=es", undefined],
  ["/products", "language=es", undefined],
  ["/fr", "language=es", undefined],
  ["/?preview=abc", "language=es", undefined],
  ["/?utm_source=mail&preview=abc", "language=es", undefined],
])("%s with the cookie “%s” redirects to %s", (href, cookie, to) => {
  expect(leadsTo(href, cookie)).toBe(to);
});

it.each([
  ["https://search.example/", "/es"],
  ["https://shop.test.example/", "/es"],
  ["https://shop.test/", undefined],
  ["https://shop.test/products?page=2", undefined],
])("a visitor who comes to / from %s is redirected to %s", (referrer, to) => {
  expect(leadsTo("/", "language=es", referrer)).toBe(to);
});

it.each([
  ["autumn", "autumn", true],
  ["autumn", "winter", false],
  ["autumn", null, false],
  [null, null, false],
])(
  "a page with the banner %s where %s was closed: hidden from the beginning %s",
  (shown, closed, hidden) => {
    const documentElement = { ...marks(), getAttribute: () => shown };
    const localStorage = { getItem: () => closed };
    const document = { documentElement, cookie: "" };
    runInNewContext(markDocument, { document, localStorage, location: { hash: "" } });
    expect(documentElement.given.has("data-banner-closed")).toBe(hidden);
  },
);

it("[CARD-10] a document without a country is marked as US: dollars, tax added", () => {
  expect(runScript("")).toEqual({});
  expect(runScript("country=US")).toEqual({});
});

it.each([
  ["DE", { "data-country": "DE", "data-currency": "EUR", "data-tax": "included" }],
  ["GB", { "data-country": "GB", "data-currency": "GBP", "data-tax": "included" }],
  ["JP", { "data-country": "JP", "data-currency": "JPY", "data-tax": "included" }],
  // Not euros, yet the EU's rule on prices applies.
  ["DK", { "data-country": "DK", "data-tax": "included" }],
  ["CA", { "data-country": "CA", "data-currency": "CAD" }],
])("[CARD-10] in %s the document is marked with %o before the first paint", (country, expected) => {
  expect(runScript(`signed-in=0; country=${country}; other=1`)).toEqual(expected);
});

it("a country that is chosen later marks the document as the script would have", () => {
  for (const country of ["US", "DE", "CA", "DK", "JP", "LI"]) {
    const root = marks();
    // Whatever it was before.
    markCountry(root, "GB");
    markCountry(root, country);
    expect(Object.fromEntries(root.given), country).toEqual(runScript(`country=${country}`));
  }
});

it("[CARD-10] a document that is rendered again keeps the marks of the script", () => {
  for (const country of ["US", "DE", "CA", "DK"])
    for (const signedIn of [true, false]) {
      const root = marks();
      const cookie = `country=${country}; signed-in=${signedIn ? 1 : 0}; experiments=a-b:c.d:e-f`;
      restoreMarks(root, { country, signedIn, cookies: cookie });
      expect(Object.fromEntries(root.given), cookie).toEqual(runScript(cookie));
    }
});

it.each([
  ["experiments=plan-promise:start-free", { "data-experiment-plan-promise": "start-free" }],
  [
    "a=b; experiments=one:control.two:b; c=d",
    { "data-experiment-one": "control", "data-experiment-two": "b" },
  ],
  ["experiments=", {}],
  ["my-experiments=one:b", {}],
  ["experiments=<b>=1 onload", {}],
])(
  "[TRACK-02] with the cookie “%s” the document is marked with %o before the first paint",
  (cookie, expected) => {
    expect(runScript(`country=US; ${cookie}`)).toEqual(expected);
    const root = marks();
    markExperiments(root, cookie);
    expect(Object.fromEntries(root.given)).toEqual(expected);
  },
);
