import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ana } from "../../state/testing/sample-user.ts";
import { setUser } from "../../state/user-store.ts";
import {
  clearResetLater,
  resetAddress,
  sendReset,
  typeResetEmail,
  usePasswordReset,
} from "./password-reset.ts";

// The build replaces the macro by the message that it stands for; unbuilt, this does the same.
vi.mock("@lingui/core/macro", () => ({
  msg: (parts: TemplateStringsArray) => ({ message: parts.join("") }),
}));
vi.mock("../../state/say.ts", () => ({ say: ({ message }: { message: string }) => message }));

/** What the server is asked, and what it says. */
function answerWith(status: number, body?: object) {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { body: sent }: { body: string }) => {
    asked.push({ path, body: JSON.parse(sent) });
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  });
  return asked;
}

beforeEach(() => {
  vi.stubGlobal("location", { pathname: "/fr/produits" });
  setUser(null);
  typeResetEmail("");
});
afterEach(() => vi.useRealTimers());

it("[AUTH-13] is sent to an address that was typed, or to the account of whoever is signed in", () => {
  expect(resetAddress("", undefined)).toBeUndefined();
  expect(resetAddress("ana@", undefined)).toBeUndefined();
  expect(resetAddress(" ana@studio.test ", undefined)).toBe("ana@studio.test");
  expect(resetAddress("", "own@studio.test")).toBe("own@studio.test");
  expect(resetAddress("ana@studio.test", "own@studio.test")).toBe("own@studio.test");
  expect(resetAddress("", "")).toBeUndefined();
});

it("[AUTH-13] asks the server once and says that it was sent; another address begins anew", async () => {
  const asked = answerWith(204);
  typeResetEmail("ana@studio.test");
  await Promise.all([sendReset(), sendReset()]);
  expect(asked).toEqual([
    {
      path: "/laravel/password/email-web",
      body: { data: '{"email":"ana@studio.test","language":"fr"}' },
    },
  ]);
  expect(usePasswordReset.getState()).toMatchObject({ sent: true, sending: false });
  typeResetEmail("bo@studio.test");
  expect(usePasswordReset.getState()).toMatchObject({ sent: false });
});

it("[AUTH-13] asks nothing without an address", async () => {
  const asked = answerWith(204);
  typeResetEmail("ana");
  await sendReset();
  expect(asked).toEqual([]);
  expect(usePasswordReset.getState()).toMatchObject({ tried: true, sent: false });
  setUser(ana);
  await sendReset();
  expect(asked).toHaveLength(1);
});

it("[AUTH-13] says what the server says when it refuses, and something where it says nothing", async () => {
  answerWith(409, { error: "mailboxFull", message: "That mailbox is full." });
  typeResetEmail("ana@studio.test");
  await sendReset();
  expect(usePasswordReset.getState()).toMatchObject({
    failure: "That mailbox is full.",
    sent: false,
    sending: false,
  });
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  await sendReset();
  expect(usePasswordReset.getState().failure).toBe(
    "An unknown error has occurred. Please try again later.",
  );
});

it.each([
  [429, "tooManyRequests", "Too many requests. Please try again later."],
  [400, "invalidEmail", "Invalid email"],
  [503, "unavailable", "Service temporarily unavailable. Please try again later."],
  [500, "unexpected", "Could not process your request at this time. Please try again."],
])("says %i %s as the page's own text, which is translated", async (status, error, text) => {
  answerWith(status, { error, message: "The server's English." });
  typeResetEmail("ana@studio.test");
  await sendReset();
  expect(usePasswordReset.getState().failure).toBe(text);
});

it("[AUTH-13] is cleared 1000 ms after it was closed, unless it is opened again before", async () => {
  vi.useFakeTimers();
  answerWith(204);
  typeResetEmail("ana@studio.test");
  await sendReset();
  clearResetLater()();
  await vi.advanceTimersByTimeAsync(2000);
  expect(usePasswordReset.getState()).toMatchObject({ email: "ana@studio.test", sent: true });
  clearResetLater();
  await vi.advanceTimersByTimeAsync(999);
  expect(usePasswordReset.getState()).toMatchObject({ email: "ana@studio.test", sent: true });
  await vi.advanceTimersByTimeAsync(1);
  expect(usePasswordReset.getState()).toMatchObject({ email: "", sent: false });
});

it("forgets an answer that comes after it was cleared", async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "fetch",
    (_path: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  );
  typeResetEmail("ana@studio.test");
  const sending = sendReset();
  clearResetLater();
  await vi.advanceTimersByTimeAsync(1000);
  await sending;
  expect(usePasswordReset.getState()).toEqual({
    email: "",
    tried: false,
    sending: false,
    sent: false,
    failure: undefined,
  });
});
