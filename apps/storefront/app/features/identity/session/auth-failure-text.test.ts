import { expect, it, vi } from "vitest";
import { authFailureText } from "./auth-failure-text.ts";

// The build replaces the macro with its message; this mock does the same.
vi.mock("@lingui/core/macro", () => ({
  msg: (parts: TemplateStringsArray) => ({ message: parts.join("") }),
}));

const unknown = "An unknown error has occurred. Please try again later.";

it.each([400, 401, 403])(
  "[AUTH-04] a status of %i does not reveal which of the two was wrong",
  (status) => {
    expect(authFailureText(status)).toMatchObject({ message: "Invalid email address or password" });
  },
);

it("[AUTH-05] 424 sends a customer of the old shop to their mailbox", () => {
  expect(authFailureText(424)).toMatchObject({
    message:
      "You have attempted to sign in with a legacy account. Please check your email for further instructions on reactivating your account.",
  });
});

it("[AUTH-06] 409 leads to the sign-in", () => {
  expect(authFailureText(409)).toMatchObject({
    message: "An account with this email already exists. Please log in.",
  });
});

it.each([
  [500, "Could not process your request at this time. Please try again."],
  [503, "Service temporarily unavailable. Please try again later."],
  [0, unknown],
  [429, unknown],
  [502, unknown],
])("[AUTH-07] a status of %i shows: %s", (status, text) => {
  expect(authFailureText(status)).toMatchObject({ message: text });
});

it.each([404, 412, 428])(
  "[AUTH-09] %i, which the person can do nothing about, shows the unknown error",
  (status) => {
    expect(authFailureText(status)).toMatchObject({ message: unknown });
  },
);
