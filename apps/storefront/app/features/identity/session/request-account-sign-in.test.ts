import { expect, it, vi } from "vitest";
import { closeSignIn, useSignInDialog } from "./sign-in-dialog.ts";
import { standInBrowser } from "../../../platform/testing/stand-in-browser.ts";
import { useUser } from "./user-store.ts";
import { requestAccountSignIn } from "./request-account-sign-in.ts";

// The build replaces the macro with its message; nothing here reads one.
vi.mock("@lingui/core/macro", () => ({ msg: () => ({}) }));
vi.mock("../../../platform/i18n/translate.ts", () => ({ translate: () => "" }));

it("fetches the session again if it could not be fetched before, and continues from there", async () => {
  standInBrowser();
  closeSignIn();
  useUser.setState({ status: "unreachable", user: null });
  requestAccountSignIn("ana@studio.test");
  await vi.waitFor(
    () =>
      expect(useSignInDialog.getState()).toMatchObject({ open: true, email: "ana@studio.test" }),
    10_000,
  );
});
