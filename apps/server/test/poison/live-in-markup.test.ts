import { describe, expect, it } from "vitest";
import { liveInMarkup } from "./live-in-markup.ts";

describe("an attack in an email is alive", () => {
  it.each([
    "<p>Hi <img poison src=x onerror=poisoned()></p>",
    '<a href="https://shop.test/" poison onfocus=poisoned() x="">x</a>',
    '<a href="javascript:poisoned()">x</a>',
    '<a href="//canary.test/x">x</a>',
    '<p style="background:url(//canary.test/x)">x</p>',
    "<script poison>poisoned()</script>",
  ])("in %s", (html) => expect(liveInMarkup(html)).toHaveLength(1));

  it("unless it is words", () => {
    const html =
      '<p title="&quot; poison onfocus=poisoned()">&lt;img poison src=x onerror=poisoned()&gt; <a href="https://shop.test/?a=1&amp;b=%22poison">x</a></p>';
    expect(liveInMarkup(html)).toEqual([]);
  });
});
