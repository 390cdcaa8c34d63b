import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { canUsePasskeys, signInWithPasskey } from "./passkey-sign-in.ts";
import { ana } from "../testing/sample-user.ts";
import { standInBrowser } from "../../../platform/testing/stand-in-browser.ts";
import { setUser, useUser } from "../session/user-store.ts";

const options = {
  challenge: "c2luZw",
  rpId: "shop.test",
  timeout: 1,
  userVerification: "preferred",
};
const path = "/laravel/rest/passkey-sign-in";

class Key {
  static readonly parseRequestOptionsFromJSON = (input: unknown) => input;
  readonly toJSON = () => ({ id: "a-key" });
}

/** A browser that returns this credential, or fails. */
function stubCredentials(get: () => Promise<unknown>): void {
  vi.stubGlobal("PublicKeyCredential", Key);
  vi.stubGlobal("navigator", { credentials: { get } });
}

beforeEach(() => setUser(null));
afterEach(() => vi.unstubAllGlobals());

it("is offered only by a browser that can", () => {
  expect(canUsePasskeys()).toBe(false);
  stubCredentials(async () => null);
  expect(canUsePasskeys()).toBe(true);
});

it("signs in with what the browser signed", async () => {
  const page = standInBrowser({
    [`${path}/options`]: () => ({ body: options }),
    [path]: () => ({ body: ana }),
  });
  stubCredentials(async () => new Key());
  await expect(signInWithPasskey()).resolves.toEqual({ ok: true });
  expect(useUser.getState().user?.id).toBe(ana.id);
  expect(page.requestedPaths).toEqual([`${path}/options`, path]);
});

it("sends nothing where the person cancelled, and reports where the browser failed", async () => {
  const page = standInBrowser({ [`${path}/options`]: () => ({ body: options }) });
  stubCredentials(() => Promise.reject(new DOMException("closed", "NotAllowedError")));
  await expect(signInWithPasskey()).resolves.toBeUndefined();
  stubCredentials(() => Promise.reject(new DOMException("wrong host", "SecurityError")));
  await expect(signInWithPasskey()).rejects.toThrow("wrong host");
  expect(page.requestedPaths).toEqual([`${path}/options`, `${path}/options`]);
});

it("returns the status of an error", async () => {
  const rejected = { status: 429, body: { error: "tooManyRequests" } };
  standInBrowser({ [`${path}/options`]: () => rejected });
  stubCredentials(async () => new Key());
  await expect(signInWithPasskey()).resolves.toMatchObject({ ok: false, status: 429 });
});

it("leaves an outdated page to the form, which reloads it", async () => {
  standInBrowser({ [`${path}/options`]: () => ({ status: 412, body: {} }) });
  const reload = vi.fn<() => void>();
  Object.assign(location, { reload });
  stubCredentials(async () => new Key());
  await expect(signInWithPasskey()).resolves.toMatchObject({ ok: false, status: 412 });
  expect(reload).not.toHaveBeenCalled();
});
