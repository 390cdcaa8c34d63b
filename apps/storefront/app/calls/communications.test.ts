import { expect, it, vi } from "vitest";
import { askCommunications, saveCommunications } from "./communications.ts";

const before = { email: "ana@studio.test", marketing: true, newsletter: true };
const { signal } = new AbortController();

/** What the server is asked, and what it says. */
function answerWith(status: number, body?: object) {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, call: { method: string; body: string | null }) => {
    asked.push({ path, method: call.method, body: JSON.parse(call.body ?? "null") });
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  });
  return asked;
}

it("[ROUTE-13] reads what the owner of a link has chosen", async () => {
  const said = { email: "ana@studio.test", optin_marketing: true, optin_newsletter: false };
  const asked = answerWith(200, said);
  await expect(askCommunications("a+token", signal)).resolves.toEqual({
    email: "ana@studio.test",
    marketing: true,
    newsletter: false,
  });
  expect(asked).toEqual([
    { path: "/laravel/rest/communications?token=a%2Btoken", method: "GET", body: null },
  ]);
});

it("tells a link that does not work from a server that does not answer", async () => {
  answerWith(400, { error: "linkExpired" });
  await expect(askCommunications("token", signal)).resolves.toBe("expired");
  for (const [status, body] of [
    [503, {}],
    [200, { email: "ana@studio.test" }],
  ] as const) {
    answerWith(status, body);
    await expect(askCommunications("token", signal)).resolves.toBeUndefined();
  }
});

it("[ROUTE-13] saves the choice about news and offers through guest/capture-optin", async () => {
  const asked = answerWith(204);
  await expect(saveCommunications("token", before, { marketing: false })).resolves.toEqual({
    ...before,
    marketing: false,
  });
  expect(asked).toEqual([
    {
      path: "/laravel/rest/guest/capture-optin",
      method: "PATCH",
      body: { email: "ana@studio.test", optin_choice: false, token: "token" },
    },
  ]);
});

it("saves the newsletter with the rest, and believes what the server says then", async () => {
  const said = { email: "ana@studio.test", optin_marketing: true, optin_newsletter: false };
  const asked = answerWith(200, said);
  await expect(saveCommunications("token", before, { newsletter: false })).resolves.toEqual({
    ...before,
    newsletter: false,
  });
  expect(asked).toEqual([
    {
      path: "/laravel/rest/communications",
      method: "PATCH",
      body: { token: "token", optin_marketing: true, optin_newsletter: false },
    },
  ]);
});

it("knows when nothing was saved", async () => {
  answerWith(503, {});
  for (const change of [{ marketing: false }, { newsletter: false }])
    await expect(saveCommunications("token", before, change)).resolves.toBeUndefined();
});
