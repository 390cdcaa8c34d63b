import { expect, it, vi } from "vitest";
import { authFailureText } from "./auth-failure-text.ts";

// The build replaces the macro by the message that it stands for; unbuilt, this does the same.
vi.mock("@lingui/core/macro", () => ({
  msg: (parts: TemplateStringsArray) => ({ message: parts.join("") }),
}));

it.each([
  [400, "Invalid email address or password"],
  [401, "Invalid email address or password"],
  [403, "Invalid email address or password"],
  [409, "An account with this email already exists. Please log in."],
  [
    424,
    "You have attempted to sign in with a legacy account. Please check your email for further instructions on reactivating your account.",
  ],
  [500, "Could not process your request at this time. Please try again."],
  [503, "Service temporarily unavailable. Please try again later."],
  [0, "An unknown error has occurred. Please try again later."],
  [404, "An unknown error has occurred. Please try again later."],
  [412, "An unknown error has occurred. Please try again later."],
  [428, "An unknown error has occurred. Please try again later."],
  [429, "An unknown error has occurred. Please try again later."],
  [502, "An unknown error has occurred. Please try again later."],
])("says for status %i: %s", (status, text) => {
  expect(authFailureText(status)).toMatchObject({ message: text });
});
