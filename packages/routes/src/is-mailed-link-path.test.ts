import { expect, it } from "vitest";
import { isMailedLinkPath } from "./is-mailed-link-path.ts";
import { languages } from "./languages.ts";
import { linkTo } from "./link-to.ts";

it.each(["AccountSetup", "PasswordReset", "Confirm", "CommunicationPreferences"] as const)(
  "%s is opened by an email, in every language",
  (name) => {
    for (const language of languages)
      expect(isMailedLinkPath(linkTo(name, {}, language)), language).toBe(true);
    expect(isMailedLinkPath(`${linkTo(name)}/`)).toBe(true);
  },
);

it.each(["/", "/checkout", "/my-account", "/community/setup", "/es"])("%s is not", (path) => {
  expect(isMailedLinkPath(path)).toBe(false);
});
