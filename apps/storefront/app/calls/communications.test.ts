import { expect, it, vi } from "vitest";
import { askCommunications, saveCommunications } from "./communications.ts";

const before = {
  email: "ana@studio.test",
  hasAccount: true,
  marketing: true,
  newsletter: "each",
  reminders: false,
} as const;
const said = {
  email: "ana@studio.test",
  has_account: true,
  optin_marketing: true,
  optin_newsletter: false,
  newsletter_frequency: "each",
  optin_reminders: false,
};
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
  const asked = answerWith(200, said);
  await expect(askCommunications("a+token", signal)).resolves.toEqual({
    ...before,
    newsletter: "none",
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

it.each([
  ["none", { optin_newsletter: false }],
  ["monthly", { optin_newsletter: true, newsletter_frequency: "monthly" }],
  ["each", { optin_newsletter: true, newsletter_frequency: "each" }],
] as const)(
  "saves the newsletter, %s, and nothing that was not pressed",
  async (newsletter, sent) => {
    const asked = answerWith(200, said);
    // What the server says then is believed: on the list is only who confirmed it from the mailbox.
    await expect(saveCommunications("token", before, { newsletter })).resolves.toEqual({
      ...before,
      newsletter: "none",
    });
    expect(asked).toEqual([
      {
        path: "/laravel/rest/communications",
        method: "PATCH",
        body: { token: "token", ...sent },
      },
    ]);
  },
);

it("saves all of them at once where all are left", async () => {
  const asked = answerWith(200, said);
  await saveCommunications("token", before, {
    newsletter: "none",
    marketing: false,
    reminders: false,
  });
  expect(asked).toMatchObject([
    { body: { optin_newsletter: false, optin_marketing: false, optin_reminders: false } },
  ]);
});

it("knows when nothing was saved", async () => {
  answerWith(503, {});
  for (const change of [{ marketing: false }, { newsletter: "none" }, { reminders: true }] as const)
    await expect(saveCommunications("token", before, change)).resolves.toBeUndefined();
});
