import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ana } from "../testing/sample-user.ts";
import { setUser } from "../session/user-store.ts";
import {
  clearResetLater,
  resetEmail,
  sendReset,
  typeResetEmail,
  usePasswordReset,
} from "./password-reset.ts";

// The build replaces the macro with its message; this mock does the same.
vi.mock("@lingui/core/macro", () => ({
  msg: (parts: TemplateStringsArray) => ({ message: parts.join("") }),
}));
vi.mock("../../../platform/i18n/translate.ts", () => ({
  translate: ({ message }: { message: string }) => message,
}));

/** Stubs the server's response and records the requests. */
function respondWith(status: number, body?: object) {
  const requests: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { body: sent }: { body: string }) => {
    requests.push({ path, body: JSON.parse(sent) });
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  });
  return requests;
}

beforeEach(() => {
  vi.stubGlobal("location", { pathname: "/fr/produits" });
  setUser(null);
  typeResetEmail("");
});
afterEach(() => vi.useRealTimers());

it("[AUTH-13] is sent to the typed email address, or to the account of the signed-in person", () => {
  expect(resetEmail("", undefined)).toBeUndefined();
  expect(resetEmail("ana@", undefined)).toBeUndefined();
  expect(resetEmail(" ana@studio.test ", undefined)).toBe("ana@studio.test");
  expect(resetEmail("", "own@studio.test")).toBe("own@studio.test");
  expect(resetEmail("ana@studio.test", "own@studio.test")).toBe("own@studio.test");
  expect(resetEmail("", "")).toBeUndefined();
});

it("[AUTH-13] sends one request and shows that it was sent; typing another email address resets it", async () => {
  const requests = respondWith(204);
  typeResetEmail("ana@studio.test");
  await Promise.all([sendReset(), sendReset()]);
  expect(requests).toEqual([
    {
      path: "/laravel/password/email-web",
      body: { data: '{"email":"ana@studio.test","language":"fr"}' },
    },
  ]);
  expect(usePasswordReset.getState()).toMatchObject({ sent: true, sending: false });
  typeResetEmail("bo@studio.test");
  expect(usePasswordReset.getState()).toMatchObject({ sent: false });
});

it("[AUTH-13] sends no request without an email address", async () => {
  const requests = respondWith(204);
  typeResetEmail("ana");
  await sendReset();
  expect(requests).toEqual([]);
  expect(usePasswordReset.getState()).toMatchObject({ tried: true, sent: false });
  setUser(ana);
  await sendReset();
  expect(requests).toHaveLength(1);
});

it("[AUTH-13] shows the server's message for an error, and the cause where no response came", async () => {
  respondWith(409, { error: "mailboxFull", message: "That mailbox is full." });
  typeResetEmail("ana@studio.test");
  await sendReset();
  expect(usePasswordReset.getState()).toMatchObject({
    failure: { text: "That mailbox is full.", status: 409 },
    sent: false,
    sending: false,
  });
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  await sendReset();
  expect(usePasswordReset.getState()).toMatchObject({
    email: "ana@studio.test",
    failure: {
      text: "We couldn’t reach the server. Check your connection and try again.",
      status: 0,
    },
  });
});

it.each([
  [429, "tooManyRequests", "Too many requests. Please try again later."],
  [400, "invalidEmail", "Invalid email"],
  [503, "unavailable", "Service temporarily unavailable. Please try again later."],
  [500, "unexpected", "Could not process your request at this time. Please try again."],
])("shows %i %s as the page's own translated text", async (status, error, text) => {
  respondWith(status, { error, message: "The server's English." });
  typeResetEmail("ana@studio.test");
  await sendReset();
  expect(usePasswordReset.getState().failure?.text).toBe(text);
});

it("[AUTH-13] is cleared 1000 ms after the dialog was closed, unless it is opened again before", async () => {
  vi.useFakeTimers();
  respondWith(204);
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

it("ignores a response that arrives after it was cleared", async () => {
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
