import { expect, it } from "vitest";
import { companyNotices, viewNotice } from "./company-notices.ts";

it("a notice has the facts of its law in their order, and leaves out what is not filled in", () => {
  const company = {
    koreanRegistration: "000-00-00000",
    legalName: "Sample GmbH",
    address: "1 Sample Street",
  };
  expect(viewNotice(company, "koreanBusiness", "en")).toEqual([
    { fact: "legalName", value: "Sample GmbH" },
    { fact: "address", value: "1 Sample Street" },
    { fact: "koreanRegistration", value: "000-00-00000" },
  ]);
  expect(viewNotice(company, "impressum", "en").map(({ fact }) => fact)).toEqual([
    "legalName",
    "address",
  ]);
});

it("every notice names the company", () => {
  for (const notice of companyNotices)
    expect(viewNotice({ legalName: "Sample GmbH" }, notice, "en")).toHaveLength(1);
});

it("the country of the address is named in the language of the page", () => {
  const company = { address: "Musterstraße 1\n00000 Musterstadt", country: "DE" };
  expect(viewNotice(company, "provider", "de")).toEqual([
    { fact: "address", value: "Musterstraße 1\n00000 Musterstadt\nDeutschland" },
  ]);
  expect(viewNotice(company, "provider", "ja")[0]?.value).toMatch(/\nドイツ$/);
});
