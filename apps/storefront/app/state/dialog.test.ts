import { beforeEach, expect, it, vi } from "vitest";
import { closeSignIn, openSignIn, useSignInDialog } from "./dialog.ts";
import { setUser } from "./user-store.ts";

// The build replaces the macro by the message that it stands for; unbuilt, nothing here says one.
vi.mock("@lingui/core/macro", () => ({ msg: () => ({}) }));

const user = {
  id: 1,
  email: "ana@studio.test",
  pi_first_name: "Ana",
  pi_last_name: "Reyes",
  optin_marketing: false,
  has_account: true,
  hashed_email: "",
};

beforeEach(() => {
  closeSignIn();
  setUser(null);
});

it("once somebody is signed in, closes and goes on with what it was opened for, once", () => {
  const goOn = vi.fn<() => void>();
  openSignIn({ goOn });
  expect(useSignInDialog.getState().open).toBe(true);
  setUser(user);
  setUser({ ...user, pi_first_name: "Anna" });
  expect(useSignInDialog.getState().open).toBe(false);
  expect(goOn).toHaveBeenCalledOnce();
});

it("forgets what it was opened for when it is closed", () => {
  const goOn = vi.fn<() => void>();
  openSignIn({ goOn });
  closeSignIn();
  openSignIn();
  setUser(user);
  expect(goOn).not.toHaveBeenCalled();
});

it("does not open for somebody who is signed in, but goes on at once", () => {
  const goOn = vi.fn<() => void>();
  setUser(user);
  openSignIn({ goOn });
  expect(useSignInDialog.getState().open).toBe(false);
  expect(goOn).toHaveBeenCalledOnce();
});
