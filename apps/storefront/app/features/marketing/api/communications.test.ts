import { expect, it, vi } from "vitest";
import { fetchCommunications, saveCommunications } from "./communications.ts";

const before = {
  email: "ana@studio.test",
  hasAccount: true,
  marketing: true,
  newsletter: "each",
  reminders: false,
} as const;
const responseBody = {
  email: "ana@studio.test",
  has_account: true,
  optin_marketing: true,
  optin_newsletter: false,
  newsletter_frequency: "each",
  optin_reminders: false,
};
const { signal } = new AbortController();

/** Records requests and returns a fixed response. */
function respondWith(status: number, body?: object) {
  const requests: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, call: { method: string; body: string | null }) => {
    requests.push({ path, method: call.method, body: JSON.parse(call.body ?? "null") });
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  });
  return requests;
}

it("[ROUTE-13] reads the choices of a link's owner", async () => {
  const requests = respondWith(200, responseBody);
  await expect(fetchCommunications("a+token", signal)).resolves.toEqual({
    ...before,
    newsletter: "none",
  });
  expect(requests).toEqual([
    { path: "/laravel/rest/communications?token=a%2Btoken", method: "GET", body: null },
  ]);
});

it("tells an invalid link from a server that does not respond", async () => {
  respondWith(400, { error: "linkExpired" });
  await expect(fetchCommunications("token", signal)).resolves.toBe("expired");
  for (const [status, body] of [
    [503, {}],
    [200, { email: "ana@studio.test" }],
  ] as const) {
    respondWith(status, body);
    await expect(fetchCommunications("token", signal)).resolves.toBeUndefined();
  }
});

it("[ROUTE-13] saves the choice about news and offers through guest/capture-optin", async () => {
  const requests = respondWith(204);
  await expect(saveCommunications("token", before, { marketing: false })).resolves.toEqual({
    ...before,
    marketing: false,
  });
  expect(requests).toEqual([
    {
      path: "/laravel/rest/guest/capture-optin",
      method: "PATCH",
      body: { email: "ana@studio.test", optin_choice: false, token: "token" },
    },
  ]);
});

it.each([
  ["none", { optin_newsletter: false }],
  ["monthly", { optin_newsletter: true, newsletter_frequency: "monthly" }],
  ["each", { optin_newsletter: true, newsletter_frequency: "each" }],
] as const)(
  "saves the newsletter, %s, and nothing that was not pressed",
  async (newsletter, sent) => {
    const requests = respondWith(200, responseBody);
    // The response wins: only a confirmed email address is on the list.
    await expect(saveCommunications("token", before, { newsletter })).resolves.toEqual({
      ...before,
      newsletter: "none",
    });
    expect(requests).toEqual([
      {
        path: "/laravel/rest/communications",
        method: "PATCH",
        body: { token: "token", ...sent },
      },
    ]);
  },
);

it("saves all of them at once where all are opted out", async () => {
  const requests = respondWith(200, responseBody);
  await saveCommunications("token", before, {
    newsletter: "none",
    marketing: false,
    reminders: false,
  });
  expect(requests).toMatchObject([
    { body: { optin_newsletter: false, optin_marketing: false, optin_reminders: false } },
  ]);
});

it("returns the failure when nothing was saved", async () => {
  respondWith(503, {});
  for (const change of [{ marketing: false }, { newsletter: "none" }, { reminders: true }] as const)
    await expect(saveCommunications("token", before, change)).resolves.toEqual({
      kind: "failed",
      status: 503,
    });
});
