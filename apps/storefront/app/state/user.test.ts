import { beforeEach, expect, it, vi } from "vitest";
import { refreshUser, useUser } from "./user.ts";

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

it("is signed out when the server says so, at once", async () => {
  const fetched = answerWith({ status: 401, body: {} });
  await refreshUser(noPause);
  expect(useUser.getState().status).toBe("signedOut");
  expect(fetched).toHaveBeenCalledOnce();
});
