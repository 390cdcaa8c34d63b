import { expect, it, vi } from "vitest";
import { authFailureText } from "./auth-failure-text.ts";

// The build replaces the macro with its message; this mock does the same.
vi.mock("@lingui/core/macro", () => ({
  msg: (parts: TemplateStringsArray, ...values: string[]) => ({
    message: String.raw({ raw: parts }, ...values),
  }),
  plural: (count: number, forms: { one: string; other: string }) =>
    forms[count === 1 ? "one" : "other"].replace("#", String(count)),
}));

const unknown = "An unknown error has occurred. Please try again later.";

it.each([400, 401, 403])(
  "[AUTH-04] a status of %i does not reveal which of the two was wrong",
  (status) => {
    expect(authFailureText({ status })).toMatchObject({
      message: "Invalid email address or password",
    });
  },
);

it("[AUTH-05] 424 sends a customer of the old shop to their mailbox", () => {
  expect(authFailureText({ status: 424 })).toMatchObject({
    message:
      "You have attempted to sign in with a legacy account. Please check your email for further instructions on reactivating your account.",
  });
});

it("[AUTH-06] 409 leads to the sign-in", () => {
  expect(authFailureText({ status: 409 })).toMatchObject({
    message: "An account with this email already exists. Please log in.",
  });
});

it.each([
  [500, "Could not process your request at this time. Please try again."],
  [503, "Service temporarily unavailable. Please try again later."],
  [0, "We couldn’t reach the server. Check your connection and try again."],
  [429, "Too many requests. Please try again later."],
  [502, "Could not process your request at this time. Please try again."],
  [418, unknown],
])("[AUTH-07] a status of %i shows: %s", (status, text) => {
  expect(authFailureText({ status })).toMatchObject({ message: text });
});

it.each([
  [30, "Too many requests. Please try again in 1 minute."],
  [61, "Too many requests. Please try again in 2 minutes."],
])("[AUTH-07] a 429 that asks for %i seconds shows: %s", (retryAfter, text) => {
  expect(authFailureText({ status: 429, retryAfter })).toMatchObject({ message: text });
});

it.each([404, 412, 428])(
  "[AUTH-09] %i, which the person can do nothing about, shows the unknown error",
  (status) => {
    expect(authFailureText({ status })).toMatchObject({ message: unknown });
  },
);
