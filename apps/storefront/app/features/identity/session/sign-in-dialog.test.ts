import { beforeEach, expect, it, vi } from "vitest";
import {
  closePasswordReset,
  closeSignIn,
  openPasswordReset,
  openSignIn,
  useResetDialog,
  useSignInDialog,
} from "./sign-in-dialog.ts";
import { ana } from "../testing/sample-user.ts";
import { setUser } from "./user-store.ts";

// The build replaces the macro by the message that it stands for; unbuilt, nothing here reads one.
vi.mock("@lingui/core/macro", () => ({ msg: () => ({}) }));

beforeEach(() => {
  closePasswordReset();
  closeSignIn();
  setUser(null);
});

it("[AUTH-01] [AUTH-02] after sign-in, closes and continues what it was opened for, once", () => {
  const goOn = vi.fn<() => void>();
  openSignIn({ goOn });
  expect(useSignInDialog.getState().open).toBe(true);
  setUser(ana);
  setUser({ ...ana, pi_first_name: "Anna" });
  expect(useSignInDialog.getState()).toMatchObject({ open: false, leadsHome: false });
  expect(goOn).toHaveBeenCalledOnce();
});

it("[AUTH-02] several callbacks may wait for it; they run in order", () => {
  const order: string[] = [];
  openSignIn({ goOn: () => void order.push("first") });
  openSignIn();
  openSignIn({ goOn: () => void order.push("second") });
  setUser(ana);
  expect(order).toEqual(["first", "second"]);
});

it("[AUTH-02] records when no callback waited: then the person is redirected to Home", () => {
  openSignIn();
  setUser(ana);
  expect(useSignInDialog.getState()).toMatchObject({ open: false, leadsHome: true });
});

it("redirects nobody who closed it before the session began", () => {
  openSignIn();
  closeSignIn();
  setUser(ana);
  expect(useSignInDialog.getState()).toMatchObject({ open: false, leadsHome: false });
});

it("drops what it was opened for when it is closed", () => {
  const goOn = vi.fn<() => void>();
  openSignIn({ goOn, email: "ana@studio.test", emailLocked: true });
  closeSignIn();
  openSignIn();
  expect(useSignInDialog.getState()).toMatchObject({ email: "", emailLocked: false });
  setUser(ana);
  expect(goOn).not.toHaveBeenCalled();
});

it("does not open for a signed-in person, but continues at once", () => {
  const goOn = vi.fn<() => void>();
  setUser(ana);
  openSignIn({ goOn });
  expect(useSignInDialog.getState().open).toBe(false);
  expect(goOn).toHaveBeenCalledOnce();
});

it("waits behind the forgotten-password dialog, with the email address typed there", () => {
  const goOn = vi.fn<() => void>();
  openSignIn({ goOn });
  openPasswordReset("ana@studio.test");
  expect(useResetDialog.getState()).toEqual({ open: true, email: "ana@studio.test" });
  expect(useSignInDialog.getState()).toMatchObject({ open: true, email: "ana@studio.test" });
  // The email link opens another tab.
  setUser(ana);
  expect(useResetDialog.getState().open).toBe(false);
  expect(useSignInDialog.getState().open).toBe(false);
  expect(goOn).toHaveBeenCalledOnce();
});
