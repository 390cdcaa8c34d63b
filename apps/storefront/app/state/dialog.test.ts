import { beforeEach, expect, it, vi } from "vitest";
import {
  closePasswordReset,
  closeSignIn,
  openPasswordReset,
  openSignIn,
  useResetDialog,
  useSignInDialog,
} from "./dialog.ts";
import { ana } from "./testing/sample-user.ts";
import { setUser } from "./user-store.ts";

// The build replaces the macro by the message that it stands for; unbuilt, nothing here says one.
vi.mock("@lingui/core/macro", () => ({ msg: () => ({}) }));

beforeEach(() => {
  closePasswordReset();
  closeSignIn();
  setUser(null);
});

it("[AUTH-01] [AUTH-02] once somebody is signed in, closes and goes on with what it was opened for, once", () => {
  const goOn = vi.fn<() => void>();
  openSignIn({ goOn });
  expect(useSignInDialog.getState().open).toBe(true);
  setUser(ana);
  setUser({ ...ana, pi_first_name: "Anna" });
  expect(useSignInDialog.getState()).toMatchObject({ open: false, leadsHome: false });
  expect(goOn).toHaveBeenCalledOnce();
});

it("[AUTH-02] several may wait for it; they go on in the order in which they came", () => {
  const order: string[] = [];
  openSignIn({ goOn: () => void order.push("first") });
  openSignIn();
  openSignIn({ goOn: () => void order.push("second") });
  setUser(ana);
  expect(order).toEqual(["first", "second"]);
});

it("[AUTH-02] knows when nothing has waited: then the person is led Home", () => {
  openSignIn();
  setUser(ana);
  expect(useSignInDialog.getState()).toMatchObject({ open: false, leadsHome: true });
});

it("leaves where they are whoever has closed it before the session began", () => {
  openSignIn();
  closeSignIn();
  setUser(ana);
  expect(useSignInDialog.getState()).toMatchObject({ open: false, leadsHome: false });
});

it("forgets what it was opened for when it is closed", () => {
  const goOn = vi.fn<() => void>();
  openSignIn({ goOn, email: "ana@studio.test", emailLocked: true });
  closeSignIn();
  openSignIn();
  expect(useSignInDialog.getState()).toMatchObject({ email: "", emailLocked: false });
  setUser(ana);
  expect(goOn).not.toHaveBeenCalled();
});

it("does not open for somebody who is signed in, but goes on at once", () => {
  const goOn = vi.fn<() => void>();
  setUser(ana);
  openSignIn({ goOn });
  expect(useSignInDialog.getState().open).toBe(false);
  expect(goOn).toHaveBeenCalledOnce();
});

it("waits behind the dialog for a forgotten password, with the address that was typed there", () => {
  const goOn = vi.fn<() => void>();
  openSignIn({ goOn });
  openPasswordReset("ana@studio.test");
  expect(useResetDialog.getState()).toEqual({ open: true, email: "ana@studio.test" });
  expect(useSignInDialog.getState()).toMatchObject({ open: true, email: "ana@studio.test" });
  // The link of the mail opens another tab.
  setUser(ana);
  expect(useResetDialog.getState().open).toBe(false);
  expect(useSignInDialog.getState().open).toBe(false);
  expect(goOn).toHaveBeenCalledOnce();
});
