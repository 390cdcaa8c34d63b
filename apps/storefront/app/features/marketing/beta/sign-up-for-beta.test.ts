import { afterEach, expect, test, vi } from "vitest";
import { signUpForBeta } from "./sign-up-for-beta.ts";

afterEach(() => vi.unstubAllGlobals());

const body = {
  first_name: "Ana",
  last_name: "Sol",
  email: "ana@studio.test",
  birthyear: 1990,
  fax: false,
  language: "es",
} as const;

test("the fields are sent to the programme's own URL", async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  vi.stubGlobal("fetch", fetched);
  expect(await signUpForBeta("ios-app", body)).toBe("submitted");
  const [path, request] = fetched.mock.calls[0] ?? [];
  expect([path, request?.method, request?.body]).toEqual([
    "/laravel/rest/ios-app/betasignup",
    "POST",
    JSON.stringify(body),
  ]);
});

test.each([400, 429, 500, 503])("%i is a failure", async (status) => {
  vi.stubGlobal("fetch", async () => new Response("{}", { status }));
  expect(await signUpForBeta("ios-app", body)).toEqual({ kind: "failed", status });
});
