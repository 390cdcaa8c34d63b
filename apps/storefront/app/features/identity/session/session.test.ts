import { beforeEach, expect, it, vi } from "vitest";
import { useNotifications } from "../../../platform/notifications/notifications.ts";
import { refreshUser, signIn } from "./session.ts";
import { setUser, useUser } from "./user-store.ts";

const user = { id: 7, email: "ana@studio.test", pi_first_name: "Ana", pi_last_name: "Reyes" };
const noPause = () => Promise.resolve();

/** The server's responses, one after the other; 0 is none. */
function respondWith(...responses: { status: number; body?: unknown }[]) {
  const fetched = vi.fn<() => Promise<Response>>(async () => {
    const { status, body } = responses.shift() ?? { status: 0, body: undefined };
    if (status === 0) throw new TypeError("Failed to fetch");
    return new Response(JSON.stringify(body), { status });
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

beforeEach(() => useUser.setState({ status: "unknown", user: null }));

it("retries when the server fails, and then knows the person", async () => {
  const fetched = respondWith({ status: 503 }, { status: 0 }, { status: 200, body: user });
  await refreshUser(noPause);
  expect(useUser.getState()).toMatchObject({ status: "signedIn", user: { id: 7 } });
  expect(fetched).toHaveBeenCalledTimes(3);
});

it("after three more tries is unreachable, not signed out", async () => {
  const fetched = respondWith();
  await refreshUser(noPause);
  expect(useUser.getState().status).toBe("unreachable");
  expect(fetched).toHaveBeenCalledTimes(4);
});

it("does not sign out a known user because a later response fails", async () => {
  respondWith({ status: 200, body: user });
  await refreshUser(noPause);
  respondWith();
  await refreshUser(noPause);
  expect(useUser.getState()).toMatchObject({ status: "signedIn", user: { id: 7 } });
});

it("stays signed out when somebody signs out while a response is under way", async () => {
  respondWith({ status: 503 }, { status: 200, body: user });
  await refreshUser(async () => setUser(null));
  expect(useUser.getState()).toMatchObject({ status: "signedOut", user: null });
});

it("believes the latest request, whichever response comes last", async () => {
  respondWith({ status: 503 }, { status: 401, body: {} }, { status: 200, body: user });
  await refreshUser(() => refreshUser(noPause));
  expect(useUser.getState()).toMatchObject({ status: "signedOut", user: null });
});

it.each([null, {}, "hello"])("treats an empty response (%j) as none", async (body) => {
  respondWith({ status: 200, body });
  await refreshUser(noPause);
  expect(useUser.getState().status).toBe("unreachable");
});

it("[AUTH-11] is signed out on a 401, at once and without a notice", async () => {
  const fetched = respondWith({ status: 401, body: {} });
  await refreshUser(noPause);
  expect(useUser.getState()).toMatchObject({ status: "signedOut", hasExpired: false });
  expect(fetched).toHaveBeenCalledOnce();
  expect(useNotifications.getState().shown).toEqual([]);
});

const credentials = { email: "ana@studio.test", password: "Chorus42up" };

it("[AUTH-08] returns what completes an account before its first sign-in", async () => {
  const body = { error: "setupRequired", token: "a-token", email: "ana@studio.test" };
  respondWith({ status: 428, body });
  await expect(signIn(credentials)).resolves.toEqual({
    ok: false,
    status: 428,
    error: "setupRequired",
    setup: { token: "a-token", email: "ana@studio.test" },
  });
});

it.each([{}, { token: "", email: "ana@studio.test" }, { token: "a-token" }])(
  "[AUTH-09] without token and e-mail (%j) there is nothing to complete it with",
  async (body) => {
    respondWith({ status: 428, body });
    await expect(signIn(credentials)).resolves.toEqual({ ok: false, status: 428 });
  },
);

it.each([
  [undefined, "Empty response"],
  [{ email: "ana@studio.test" }, "Invalid user"],
])("[AUTH-10] throws for a response %j: %s", async (body, message) => {
  respondWith({ status: 200, body });
  await expect(signIn(credentials)).rejects.toThrow(message);
  expect(useUser.getState().status).not.toBe("signedIn");
});
