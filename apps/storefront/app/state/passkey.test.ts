import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { canUsePasskeys, signInWithPasskey } from "./passkey.ts";
import { ana } from "./testing/sample-user.ts";
import { standInBrowser } from "./testing/stand-in-browser.ts";
import { setUser, useUser } from "./user-store.ts";

const options = {
  challenge: "c2luZw",
  rpId: "shop.test",
  timeout: 1,
  userVerification: "preferred",
};
const path = "/laravel/rest/passkey-sign-in";

class Key {
  static readonly parseRequestOptionsFromJSON = (asked: unknown) => asked;
  readonly toJSON = () => ({ id: "a-key" });
}

/** A browser that asks the person for a key, and what comes of it. */
function answerInBrowser(get: () => Promise<unknown>): void {
  vi.stubGlobal("PublicKeyCredential", Key);
  vi.stubGlobal("navigator", { credentials: { get } });
}

beforeEach(() => setUser(null));
afterEach(() => vi.unstubAllGlobals());

it("is offered only by a browser that can", () => {
  expect(canUsePasskeys()).toBe(false);
  answerInBrowser(async () => null);
  expect(canUsePasskeys()).toBe(true);
});

it("signs in with what the browser signed", async () => {
  const page = standInBrowser({
    [`${path}/options`]: () => ({ body: options }),
    [path]: () => ({ body: ana }),
  });
  answerInBrowser(async () => new Key());
  await expect(signInWithPasskey()).resolves.toEqual({ ok: true });
  expect(useUser.getState().user?.id).toBe(ana.id);
  expect(page.asked).toEqual([`${path}/options`, path]);
});

it("sends nothing where the person stopped, and says so where the browser failed", async () => {
  const page = standInBrowser({ [`${path}/options`]: () => ({ body: options }) });
  answerInBrowser(() => Promise.reject(new DOMException("closed", "NotAllowedError")));
  await expect(signInWithPasskey()).resolves.toBeUndefined();
  answerInBrowser(() => Promise.reject(new DOMException("wrong host", "SecurityError")));
  await expect(signInWithPasskey()).rejects.toThrow("wrong host");
  expect(page.asked).toEqual([`${path}/options`, `${path}/options`]);
});

it("tells the status of a refusal", async () => {
  const refused = { status: 429, body: { error: "tooManyRequests" } };
  standInBrowser({ [`${path}/options`]: () => refused });
  answerInBrowser(async () => new Key());
  await expect(signInWithPasskey()).resolves.toMatchObject({ ok: false, status: 429 });
});
