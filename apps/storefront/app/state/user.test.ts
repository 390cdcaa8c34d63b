import { beforeEach, expect, it, vi } from "vitest";
import { useNotifications } from "./notifications.ts";
import { refreshUser, signIn, useUser } from "./user.ts";

const user = { id: 7, email: "ana@studio.test", pi_first_name: "Ana", pi_last_name: "Reyes" };
const noPause = () => Promise.resolve();

/** The server's answers, one after the other; 0 is none. */
function answerWith(...answers: { status: number; body?: unknown }[]) {
  const fetched = vi.fn<() => Promise<Response>>(async () => {
    const { status, body } = answers.shift() ?? { status: 0, body: undefined };
    if (status === 0) throw new TypeError("Failed to fetch");
    return new Response(JSON.stringify(body), { status });
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

beforeEach(() => useUser.setState({ status: "unknown", user: null }));

it("asks again when the server fails, and knows the person then", async () => {
  const fetched = answerWith({ status: 503 }, { status: 0 }, { status: 200, body: user });
  await refreshUser(noPause);
  expect(useUser.getState()).toMatchObject({ status: "signedIn", user: { id: 7 } });
  expect(fetched).toHaveBeenCalledTimes(3);
});

it("after three more tries is unreachable, not signed out", async () => {
  const fetched = answerWith();
  await refreshUser(noPause);
  expect(useUser.getState().status).toBe("unreachable");
  expect(fetched).toHaveBeenCalledTimes(4);
});

it("signs nobody out who was known, because a later answer does not come", async () => {
  answerWith({ status: 200, body: user });
  await refreshUser(noPause);
  answerWith();
  await refreshUser(noPause);
  expect(useUser.getState()).toMatchObject({ status: "signedIn", user: { id: 7 } });
});

it.each([null, {}, "hello"])("takes an answer that says nothing (%j) for none", async (body) => {
  answerWith({ status: 200, body });
  await refreshUser(noPause);
  expect(useUser.getState().status).toBe("unreachable");
});

it("[AUTH-11] is signed out when the server says so, at once and without a word", async () => {
  const fetched = answerWith({ status: 401, body: {} });
  await refreshUser(noPause);
  expect(useUser.getState()).toMatchObject({ status: "signedOut", hasExpired: false });
  expect(fetched).toHaveBeenCalledOnce();
  expect(useNotifications.getState().shown).toEqual([]);
});

const credentials = { email: "ana@studio.test", password: "Chorus42up" };

it("[AUTH-08] learns with what an account is completed before it opens", async () => {
  const body = { error: "setupRequired", token: "a-token", email: "ana@studio.test" };
  answerWith({ status: 428, body });
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
    answerWith({ status: 428, body });
    await expect(signIn(credentials)).resolves.toEqual({ ok: false, status: 428 });
  },
);

it.each([
  [undefined, "Empty response"],
  [{ email: "ana@studio.test" }, "Invalid user"],
])("[AUTH-10] throws for an answer %j: %s", async (body, message) => {
  answerWith({ status: 200, body });
  await expect(signIn(credentials)).rejects.toThrow(message);
  expect(useUser.getState().status).not.toBe("signedIn");
});
