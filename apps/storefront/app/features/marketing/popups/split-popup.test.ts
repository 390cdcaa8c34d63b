import { expect, test } from "vitest";
import { splitPopup } from "./split-popup.ts";

test("separates headline, text and the link at the end", () => {
  const html =
    '<h2>Hear it <em>first</em></h2>\n<p>New tools.</p>\n<p><a href="/products?a=1&amp;b=2" rel="noreferrer">Look &amp; listen</a></p>';
  expect(splitPopup(html)).toEqual({
    headline: "Hear it <em>first</em>",
    text: "<p>New tools.</p>",
    action: { href: "/products?a=1&b=2", label: "Look & listen" },
  });
});

test("without headline and link all of it is text", () => {
  expect(splitPopup("<p>New tools.</p>")).toEqual({
    headline: "",
    text: "<p>New tools.</p>",
    action: undefined,
  });
});

test("a link within words, and one before other paragraphs, belong to the text", () => {
  const among = '<p>Read <a href="/products" rel="noreferrer">more</a></p>';
  expect(splitPopup(among)).toMatchObject({ text: among, action: undefined });
  const before = '<p><a href="/products" rel="noreferrer">More</a></p><p>And less.</p>';
  expect(splitPopup(before)).toMatchObject({ text: before, action: undefined });
});

test("a headline further down belongs to the text", () => {
  const html = "<p>First.</p><h2>Then</h2>";
  expect(splitPopup(html)).toMatchObject({ headline: "", text: html });
});
