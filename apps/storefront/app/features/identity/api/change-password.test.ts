import { expect, it, vi } from "vitest";
import { changePassword } from "./change-password.ts";

it.each([
  [204, undefined, "changed"],
  [403, { error: "wrongPassword" }, "wrongPassword"],
  [400, { error: "commonPassword" }, "commonPassword"],
  [400, { error: "invalidRequest" }, "invalidPassword"],
  [429, { error: "tooManyRequests" }, { kind: "failed", status: 429 }],
  [403, { error: "foreignCall" }, { kind: "failed", status: 403 }],
  [500, {}, { kind: "failed", status: 500 }],
])("maps %i with %j to %j", async (status, body, changed) => {
  const fetched = vi.fn<typeof fetch>(
    async () => new Response(body === undefined ? null : JSON.stringify(body), { status }),
  );
  vi.stubGlobal("fetch", fetched);
  await expect(changePassword({ current: "Old42one", password: "New42one" })).resolves.toEqual(
    changed,
  );
  expect(fetched.mock.calls[0]?.[1]?.body).toBe(
    '{"current_password":"Old42one","password":"New42one"}',
  );
});
