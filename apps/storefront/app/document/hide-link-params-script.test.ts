import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { documentScript } from "./document-script.ts";
import { hideLinkParams } from "./hide-link-params-script.ts";

/** The URL of a document after its script. */
function urlAfter(href: string): string {
  const { pathname, search } = new URL(href, "https://shop.test");
  let url = href;
  const replaceState = (_state: unknown, _title: string, to: string) => void (url = to);
  runInNewContext(hideLinkParams, {
    location: { pathname, search },
    history: { state: null, replaceState },
  });
  return url;
}

it.each([
  ["/setup?gt=abc&e=ana%40studio.test&rtc=1", "/setup#gt=abc&e=ana%40studio.test&rtc=1"],
  ["/fr/confirm?kind=merge&token=abc", "/fr/confirm#kind=merge&token=abc"],
  ["/password-reset?utm_source=mail&token=a.b", "/password-reset#utm_source=mail&token=a.b"],
])("%s becomes %s", (href, expected) => {
  expect(urlAfter(href)).toBe(expected);
});

it.each(["/setup#gt=abc", "/?irclickid=a&mytoken=b", "/community?topic=token"])(
  "%s stays as it is",
  (href) => {
    expect(urlAfter(href)).toBe(href);
  },
);

it("nothing of the document comes before it", () => {
  expect(documentScript.startsWith(hideLinkParams)).toBe(true);
});
