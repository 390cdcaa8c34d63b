import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchCoupon } from "../features/checkout/api/fetch-coupon.ts";
import { fetchPromotion } from "../features/checkout/api/fetch-promotion.ts";
import { confirmMerge, startMerge } from "../features/identity/api/account-merges.ts";
import { changePassword } from "../features/identity/api/change-password.ts";
import {
  confirmEmailChange,
  startEmailChange,
  withdrawEmailChange,
} from "../features/identity/api/email-change.ts";
import {
  fetchPasskeyOptions,
  removePasskey,
  renamePasskey,
} from "../features/identity/api/passkeys.ts";
import { patchUser } from "../features/identity/api/patch-user.ts";
import { endOtherSessions, endSession } from "../features/identity/api/sessions.ts";
import {
  sendReset,
  typeResetEmail,
  usePasswordReset,
} from "../features/identity/password/password-reset.ts";
import { setNewPassword } from "../features/identity/password/set-new-password.ts";
import { deactivate } from "../features/licensing/api/deactivate.ts";
import { startTransfer, withdrawTransfer } from "../features/licensing/api/licences.ts";
import { respondToTransfer } from "../features/licensing/api/transfer-links.ts";
import { confirmReminders, saveCommunications } from "../features/marketing/api/communications.ts";
import {
  deleteOwnPriceAlert,
  requestPriceAlert,
  submitPriceAlertLink,
} from "../features/marketing/api/price-alerts.ts";
import { redeemCode } from "../features/marketing/api/redeem-code.ts";
import { signUpForBeta } from "../features/marketing/beta/sign-up-for-beta.ts";
import { sendEduInquiry } from "../features/marketing/education/send-edu-inquiry.ts";
import { confirmNewsletter } from "../features/marketing/newsletter/confirm-newsletter.ts";
import { signUpForNewsletter } from "../features/marketing/newsletter/sign-up-for-newsletter.ts";
import { declare } from "../features/orders/declarations/declare.ts";
import { startExport } from "../features/privacy/data-exports.ts";
import { cancelErasure, startErasure } from "../features/privacy/erasure.ts";
import { failureText } from "../platform/failures/failure-text.ts";
import { isFailure } from "../platform/failures/request-failure.ts";

// The build replaces the macros with their messages; this mock does the same.
vi.mock("@lingui/core/macro", () => ({
  msg: (parts: TemplateStringsArray, ...values: string[]) => ({
    message: String.raw({ raw: parts }, ...values),
  }),
  plural: (count: number, forms: { one: string; other: string }) =>
    forms[count === 1 ? "one" : "other"].replace("#", String(count)),
}));
vi.mock("../platform/i18n/translate.ts", () => ({
  translate: ({ message }: { message: string }) => message,
}));

const email = "ana@studio.test";
const inquiry = { name: "Ana", email, school: "S", country: "DE", seats: 5, message: "" } as const;
const choices = {
  email,
  hasAccount: true,
  newsletter: "none",
  marketing: false,
  reminders: false,
} as const;

/** What each form and button of the shop sends; the outcome is what its component gets. */
const forms: Readonly<Record<string, () => Promise<unknown>>> = {
  "new password": () => setNewPassword("token", "Chorus42up"),
  profile: () => patchUser(7, { pi_city: "Oakland" }),
  "password change": () => changePassword({ current: "Old42one", password: "New42one" }),
  "email change": () => startEmailChange({ email, password: "x" }),
  "email change, link": () => confirmEmailChange("token"),
  "email change, cancel": withdrawEmailChange,
  merge: () => startMerge(email),
  "merge, link": () => confirmMerge("token"),
  "passkey, add": () => fetchPasskeyOptions(undefined),
  "passkey, rename": () => renamePasskey("1", "Phone"),
  "passkey, remove": () => removePasskey("1"),
  "session, end": () => endSession("1"),
  "sessions, end others": endOtherSessions,
  newsletter: () => signUpForNewsletter({ email, fax: "", language: "en" }),
  "newsletter, link": () => confirmNewsletter("token"),
  communications: () => saveCommunications("token", choices, { newsletter: "each" }),
  "communications, offers": () => saveCommunications("token", choices, { marketing: true }),
  "reminders, link": () => confirmReminders("token"),
  beta: () =>
    signUpForBeta("ios-app", {
      first_name: "Ana",
      last_name: "Sol",
      email,
      birthyear: 1990,
      fax: false,
      language: "en",
    }),
  education: () => sendEduInquiry({ ...inquiry, fax: "", language: "en" }),
  declaration: () =>
    declare("/laravel/rest/withdrawals", { name: "Ana", email, reference: "AT-1", part: "" }),
  "code redemption": async () => {
    const redemption = await redeemCode("CODE", "en");
    return redemption.ok ? redemption : redemption.reason;
  },
  coupon: () => fetchCoupon("VOCALS15"),
  promotion: () => fetchPromotion("SUMMER"),
  "price alert": () =>
    requestPriceAlert({
      path: "choir",
      currency: "EUR",
      amount: 5000,
      language: "en",
      fax: "",
      email,
    }),
  "price alert, remove": () => deleteOwnPriceAlert("choir"),
  "price alert, link": () => submitPriceAlertLink("confirm", "token"),
  transfer: () => startTransfer("SERIAL", email),
  "transfer, cancel": () => withdrawTransfer("SERIAL"),
  "transfer, link": () => respondToTransfer("token", true),
  "computer, deactivate": () => deactivate("1"),
  "data export": startExport,
  erasure: () => startErasure("x"),
  "erasure, cancel": cancelErasure,
};

const causes = [
  [0, undefined, "We couldn’t reach the server. Check your connection and try again."],
  [429, undefined, "Too many requests. Please try again later."],
  [429, "30", "Too many requests. Please try again in 1 minute."],
  [429, "600", "Too many requests. Please try again in 10 minutes."],
  [503, undefined, "Service temporarily unavailable. Please try again later."],
  [500, undefined, "Could not process your request at this time. Please try again."],
] as const;

function respondWith(status: number, retryAfter: string | undefined): void {
  vi.stubGlobal("fetch", async () => {
    if (status === 0) throw new TypeError("Failed to fetch");
    const headers = retryAfter === undefined ? {} : { "retry-after": retryAfter };
    return Response.json({}, { status, headers });
  });
}

beforeEach(() => {
  vi.stubGlobal("document", { cookie: "", querySelector: () => null });
  vi.stubGlobal("location", { pathname: "/", search: "", hash: "" });
});
afterEach(() => vi.unstubAllGlobals());

describe.each(causes)("a response of %i that asks to wait %s seconds", (status, wait, text) => {
  it.each(Object.entries(forms))(`is told by: %s`, async (_form, send) => {
    respondWith(status, wait);
    const outcome = await send();
    expect(isFailure(outcome) ? failureText(outcome) : outcome).toEqual({ message: text });
  });

  it("is told by: password reset, which keeps the email address", async () => {
    respondWith(status, wait);
    typeResetEmail(email);
    await sendReset();
    expect(usePasswordReset.getState()).toMatchObject({ email, failure: { text, status } });
  });
});

/** Forms that send nothing themselves, and who says for them why it failed. */
const tellers: Readonly<Record<string, string>> = {
  "features/identity/password/owner-password-form.tsx":
    "features/identity/password/owner-confirm-button.tsx",
  "features/identity/sign-in/auth-dialog.tsx": "features/identity/sign-in/sign-in-form.tsx",
  "features/orders/declarations/declaration-form.tsx":
    "features/orders/declarations/declaration-check.tsx",
  "features/checkout/coupons/coupon-field.tsx":
    "features/checkout/coupons/coupon-rejection-text.tsx",
  "features/marketing/newsletter/newsletter-form.tsx":
    "features/marketing/newsletter/newsletter-note.tsx",
};
/** The frames of forms, and forms that only filter a list, choose a gift or name the guest of a checkout. */
const sendNothing = new Set([
  "features/identity/account-form/account-form.tsx",
  "features/content/lessons/lesson-filters.tsx",
  "features/checkout/gifts/freebie-dialog.tsx",
  "features/checkout/buyer/guest-form.tsx",
]);

const app = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(app, file), "utf8");
const withForm = globSync("features/**/*.tsx", { cwd: app }).filter(
  (file) => /<(?:form|InPlaceForm|AccountForm)\b/.test(read(file)) && !sendNothing.has(file),
);

it("finds the forms", () => {
  expect(withForm.length).toBeGreaterThan(15);
});

it.each(withForm)("%s says why it failed in the one shared way", (file) => {
  expect(read(tellers[file] ?? file)).toMatch(/<(?:FailureNotice|FailureWords|FailureText)\b/);
});
