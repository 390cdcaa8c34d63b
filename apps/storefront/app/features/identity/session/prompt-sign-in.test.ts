import { beforeEach, expect, it, vi } from "vitest";
import { promptSignIn } from "./prompt-sign-in.ts";
import { closeSignIn, useSignInDialog } from "./sign-in-dialog.ts";
import { standInBrowser } from "../../../platform/testing/stand-in-browser.ts";
import { ana } from "../testing/sample-user.ts";
import { setUser, useUser } from "./user-store.ts";

// The build replaces the macro by the message that it stands for; unbuilt, nothing here reads one.
vi.mock("@lingui/core/macro", () => ({ msg: () => ({}) }));
vi.mock("../../../platform/i18n/translate.ts", () => ({ translate: () => "" }));

const goTo = vi.fn<(how: object) => void>();
const { signal } = new AbortController();

beforeEach(() => {
  goTo.mockClear();
  closeSignIn();
  setUser(null);
  standInBrowser({ "/laravel/rest/logout": () => ({ status: 204 }) });
});

it("[NAV-03] opens the sign-in for that email address alone, and removes it from the URL", async () => {
  await promptSignIn("ana@studio.test", { isProtected: false, goTo, signal });
  expect(useSignInDialog.getState()).toMatchObject({
    open: true,
    email: "ana@studio.test",
    emailLocked: true,
  });
  expect(goTo).toHaveBeenCalledExactlyOnceWith({ replace: true, preventScrollReset: true });
});

it("[NAV-03] signs out anyone else, and leaves the right person signed in", async () => {
  setUser(ana);
  await promptSignIn(" Ana@Studio.test", { isProtected: false, goTo, signal });
  expect(useUser.getState().status).toBe("signedIn");
  expect(useSignInDialog.getState().open).toBe(false);
  await promptSignIn("bo@studio.test", { isProtected: false, goTo, signal });
  expect(useUser.getState().status).toBe("signedOut");
  expect(useSignInDialog.getState()).toMatchObject({ open: true, email: "bo@studio.test" });
});

it("[NAV-03] returns to a protected page once that person is signed in", async () => {
  setUser(ana);
  await promptSignIn("bo@studio.test", { isProtected: true, goTo, signal });
  expect(goTo).not.toHaveBeenCalled();
  setUser({ ...ana, id: 2, email: "bo@studio.test" });
  expect(goTo).toHaveBeenCalledExactlyOnceWith({});
});

it("changes nothing where signing out fails, or where the page's gate opens the sign-in", async () => {
  standInBrowser();
  setUser(ana);
  await promptSignIn("bo@studio.test", { isProtected: false, goTo, signal });
  expect(useUser.getState().status).toBe("signedIn");
  setUser(null);
  await promptSignIn("bo@studio.test", { isProtected: true, goTo, signal });
  expect(useSignInDialog.getState().open).toBe(false);
  expect(goTo).not.toHaveBeenCalled();
});
