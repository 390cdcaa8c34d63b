import { languages, linkTo } from "@autotune/routes";
import { describe, expect, it } from "vitest";
import { leavesDocument } from "./leaves-document.ts";

describe("leavesDocument", () => {
  it.each(languages)("the checkout in %s has a document of its own", (language) => {
    const checkout = linkTo("Checkout", {}, language);
    const home = linkTo("Home", {}, language);
    expect(leavesDocument(home, checkout)).toBe(true);
    expect(leavesDocument(checkout, home)).toBe(true);
    expect(leavesDocument(home, `${checkout}/`)).toBe(true);
  });

  it.each(languages)(
    "the page with the microphone in %s is entered and left as one",
    (language) => {
      const page = linkTo("Try", {}, language);
      expect(leavesDocument(linkTo("Home", {}, language), page)).toBe(true);
      expect(leavesDocument(page, linkTo("Home", {}, language))).toBe(true);
      expect(leavesDocument(page, linkTo("Try"))).toBe(false);
    },
  );

  it("changes of language stay in the document", () => {
    expect(leavesDocument(linkTo("Checkout"), linkTo("Checkout", {}, "es"))).toBe(false);
    expect(leavesDocument("/", "/es")).toBe(false);
  });

  it("a page that is opened by an email is entered as a document, and left as any other", () => {
    for (const name of ["AccountSetup", "PasswordReset", "Confirm"] as const)
      for (const language of languages) {
        const page = linkTo(name, {}, language);
        expect(leavesDocument("/products", page), page).toBe(true);
        expect(leavesDocument(page, linkTo("Overview", {}, language)), page).toBe(false);
        expect(leavesDocument(page, linkTo(name)), page).toBe(false);
      }
  });

  it("other pages share one document, also those with similar paths", () => {
    expect(leavesDocument("/", "/products/auto-tune/pro")).toBe(false);
    expect(leavesDocument("/", "/order-summary")).toBe(false);
    expect(leavesDocument("/", "/community/checkout")).toBe(false);
  });
});
