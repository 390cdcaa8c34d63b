import {
  erasureDays,
  exportDays,
  newsletterLinkDays,
  priceAlertMonths,
  refundDays,
  setUpDays,
  trialLimits,
  withdrawalDays,
} from "@autotune/commerce";
import { sentEmailDays } from "@autotune/contract";
import { expect, test } from "vitest";
import { seedProducts } from "../catalogue/products.ts";
import { content } from "./en/index.ts";

/** The numbers of days, hours and months in a document, in the order in which they are read. */
function readNumbers(document: unknown): string[] {
  const text = JSON.stringify(document).replaceAll("\\n", " ");
  return (text.match(/\b\d+[- ](?:day|hour|month)s?\b/g) ?? []).map((found) =>
    found.replace("-", " ").replace(/s$/, ""),
  );
}

const days = (count: number) => `${count} day`;
const months = (count: number) => `${count} month`;

function freeDaysOf(path: string): string {
  return days(seedProducts.find((product) => product.path === path)?.trialDays ?? 0);
}

const trial = freeDaysOf("auto-tune-unlimited-monthly-14d-free");
const gift = freeDaysOf("auto-tune-unlimited-monthly-60d-gift");
const toWithdraw = days(withdrawalDays);
const toRefund = days(refundDays);
const toRecognise = days(Math.max(trialLimits.network.days, trialLimits.browser.days));

/**
 * What each document says, from the rules of the shop. A number alone is a law's, a promise of people or how long a
 * process retains something.
 */
const expected: Readonly<Record<string, readonly string[]>> = {
  "pages/getting-started": [days(setUpDays)],
  "pages/free-download": [trial, trial, trial],
  "pages/thank-you": [days(newsletterLinkDays), trial, toWithdraw],
  "pages/loyalty-program": [toWithdraw],
  "pages/summer-sale": [toWithdraw, trial],
  "pages/auto-tune-special-offers": [trial, trial, trial],
  "pages/terms-of-service": [toWithdraw, trial, toWithdraw],
  "pages/privacy-policy": [
    days(30),
    days(90),
    days(60),
    days(60),
    toRecognise,
    days(30),
    months(priceAlertMonths),
    days(sentEmailDays),
    days(90),
    days(erasureDays),
    days(exportDays),
  ],
  "pages/refunds-policy": [
    toWithdraw,
    toWithdraw,
    toWithdraw,
    toRefund,
    toWithdraw,
    toWithdraw,
    toWithdraw,
    toWithdraw,
    toWithdraw,
    trial,
    toWithdraw,
    toWithdraw,
    toWithdraw,
    toWithdraw,
    toWithdraw,
    trial,
    toWithdraw,
    toRefund,
  ],
  "pages/mentions-legales": [days(30)],
  "pages/specified-commercial-transactions": [trial, toWithdraw],
  "pages/business-information-korea": [days(7), months(3), days(30)],
  "pages/consumer-information-brazil": [days(7), days(90), days(90), days(30), days(5)],
  "pages/accessibility": [days(14)],
  "pages/your-privacy-choices": [months(12), days(45)],
  "productPages/subscriptions/unlimited": [trial, trial, trial],
  "products/auto-tune-unlimited-monthly-14d-free": [trial, trial, trial, trial],
  "products/auto-tune-unlimited-monthly-60d-gift": [gift, gift, gift],
  "popups/default": [trial, trial],
  "miniBanners/unlimited-trial": [trial],
  "reading/posts": [trial, trial, trial, trial],
  "searchScreens/free-trial": [trial],
  "searchScreens/withdraw-order": [toWithdraw],
};

test("the English words name the numbers of the rules, and no others", () => {
  const found: Record<string, string[]> = {};
  for (const [group, documents] of Object.entries(content))
    for (const [key, document] of Object.entries<unknown>(documents)) {
      const numbers = readNumbers(document);
      if (numbers.length > 0) found[`${group}/${key}`] = numbers;
    }
  expect(found).toEqual(expected);
});

test("the pages of two laws that give less name the days that the shop gives", () => {
  const { pages } = content;
  for (const key of ["business-information-korea", "consumer-information-brazil"] as const)
    expect(JSON.stringify(pages[key])).toContain(`we give you ${withdrawalDays}`);
});
