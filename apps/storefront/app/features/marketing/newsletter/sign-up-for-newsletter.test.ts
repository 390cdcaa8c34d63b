import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useNotifications } from "../../../platform/notifications/notifications.ts";
import { signUpForNewsletter } from "./sign-up-for-newsletter.ts";

// The build replaces the macro with its message; this mock does the same.
vi.mock("@lingui/core/macro", () => ({
  msg: (parts: TemplateStringsArray) => ({ message: parts.join("") }),
}));
vi.mock("../../../platform/i18n/translate.ts", () => ({
  translate: ({ message }: { message: string }) => message,
}));

const body = { email: "ana@studio.test", fax: "", language: "es" } as const;

function respondWith(status: number, responseBody?: object) {
  const fetched = vi.fn<typeof fetch>(
    async () =>
      new Response(responseBody === undefined ? null : JSON.stringify(responseBody), { status }),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

beforeEach(() => useNotifications.setState({ shown: [] }));
afterEach(() => vi.unstubAllGlobals());

describe("[FORM-07] signUpForNewsletter", () => {
  it("shows for ten seconds that an email is on its way", async () => {
    const fetched = respondWith(204);
    await expect(signUpForNewsletter(body)).resolves.toEqual({ kind: "submitted" });
    expect(useNotifications.getState().shown).toMatchObject([
      { kind: "success", text: "Please check your email", seconds: 10 },
    ]);
    const [path, request] = fetched.mock.calls[0] ?? [];
    expect([path, request?.method, request?.body]).toEqual([
      "/laravel/rest/emailsignup",
      "POST",
      JSON.stringify(body),
    ]);
  });

  it.each([
    [400, { error: "alreadyOnList", message: "Email address already registered" }, "onList"],
    [400, { error: "invalidEmail", message: "Invalid email" }, "rejected"],
    [400, undefined, "failed"],
    [403, { error: "foreignCall", message: "No" }, "failed"],
    [429, { error: "tooManyRequests", message: "Too many" }, "failed"],
    [500, { error: "alreadyOnList", message: "Broken" }, "failed"],
  ])("maps %i with %o to %s", async (status, responseBody, kind) => {
    respondWith(status, responseBody);
    await expect(signUpForNewsletter(body)).resolves.toMatchObject({ kind });
    expect(useNotifications.getState().shown).toEqual([]);
  });

  it("shows other errors as the server worded them", async () => {
    respondWith(400, { error: "invalidEmail", message: "Invalid email" });
    await expect(signUpForNewsletter(body)).resolves.toEqual({
      kind: "rejected",
      text: "Invalid email",
    });
  });

  it("fails where no response comes", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(signUpForNewsletter(body)).resolves.toEqual({ kind: "failed", status: 0 });
  });
});
