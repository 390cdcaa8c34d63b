import { describe, expect, it } from "vitest";
import { criticalCss } from "./critical-css.ts";

const page = (classes: string) => `<html class="${classes}"><p>.missing{}</p></html>`;

describe("criticalCss", () => {
  it("has the rules for the classes of the page, in their order", () => {
    const css = criticalCss(".b{color:red}.a{color:blue}.c{color:green}");
    expect(css(page("a b"))).toBe(".b{color:red}.a{color:blue}");
  });

  it("has what needs no class: elements, variables, fonts and movements", () => {
    const all = ':root{--x:1}a:hover{top:0}[data-open]{top:0}@font-face{src:url("/f")}';
    expect(criticalCss(all)(page("a"))).toBe(all);
  });

  it("needs every class of a selector, and one selector of a group", () => {
    const css = criticalCss(".a .b{top:0}.a,.c{top:1px}.a:not(.d):is(.e,.f){top:2px}");
    expect(css(page("a"))).toBe(".a,.c{top:1px}.a:not(.d):is(.e,.f){top:2px}");
  });

  it("reads classes as the stylesheet and the page escape them", () => {
    const css = criticalCss(
      String.raw`.max-w-\[42ch\]{top:0}.md\:\[\&\>a\]\:p-1\.5{top:1px}.w-1\/2{top:2px}`,
    );
    expect(css(page("max-w-[42ch] md:[&amp;&gt;a]:p-1.5"))).toBe(
      String.raw`.max-w-\[42ch\]{top:0}.md\:\[\&\>a\]\:p-1\.5{top:1px}`,
    );
  });

  it("does the same for bytes of one character each", () => {
    const inBytes = (text: string) => Buffer.from(text).toString("latin1");
    const css = criticalCss(inBytes(String.raw`.voilà{top:0}.\→{top:1px}.b::before{content:"€"}`));
    const used = String.raw`.voilà{top:0}.b::before{content:"€"}`;
    expect(css(inBytes(page("voilà b")))).toBe(inBytes(used));
  });

  it("leaves conditions out that hold nothing, and names every layer, so that they keep their rank", () => {
    const css = criticalCss(
      "@layer one{.x{top:0}}@layer two{@media print{.a{top:0}.x{top:0}}@media all{.x{top:0}}}",
    );
    expect(css(page("a"))).toBe("@layer one,two;@layer two{@media print{.a{top:0}}}");
  });

  it("registers the variables that it uses", () => {
    const css = criticalCss(
      '.a{top:var(--one)}@property --one{syntax:"*"}@property --two{syntax:"*"}',
    );
    expect(css(page("a"))).toBe('.a{top:var(--one)}@property --one{syntax:"*"}');
  });

  it("takes braces in strings and nested rules for what they are", () => {
    const all = '.a{content:"}{";@supports (top:0){top:0}}';
    expect(criticalCss(`/*! made */${all}.b{content:'\\'}'}`)(page("a"))).toBe(all);
  });
});
