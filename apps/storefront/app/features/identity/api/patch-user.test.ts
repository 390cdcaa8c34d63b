import { afterEach, describe, expect, it, vi } from "vitest";
import { patchUser } from "./patch-user.ts";

const user = { id: 7, email: "ana@studio.test", pi_first_name: "Ana", pi_city: "Oakland" };

function respondWith(status: number, body: unknown) {
  const fetched = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe("patchUser", () => {
  it("sends the changes as one JSON text, and returns the updated person", async () => {
    const fetched = respondWith(200, user);
    await expect(patchUser(7, { pi_city: "Oakland" })).resolves.toMatchObject({
      kind: "saved",
      user: { id: 7, pi_city: "Oakland" },
    });
    const [path, request] = fetched.mock.calls[0] ?? [];
    expect([path, request?.method, request?.body]).toEqual([
      "/laravel/rest/user/7",
      "PATCH",
      JSON.stringify({ data: '{"pi_city":"Oakland"}' }),
    ]);
  });

  it("names the fields that the server rejects, as far as it knows them", async () => {
    respondWith(400, { error: "invalidRequest", fields: ["pi_home_phone", "pi_shoe_size"] });
    await expect(patchUser(7, { pi_home_phone: "call me" })).resolves.toEqual({
      kind: "rejected",
      fields: ["pi_home_phone"],
    });
  });

  it.each([
    [400, { error: "invalidRequest" }],
    [404, { error: "notFound" }],
    [500, {}],
    [200, {}],
    [200, null],
  ])("fails for %i with %j", async (status, body) => {
    respondWith(status, body);
    await expect(patchUser(7, {})).resolves.toEqual({ kind: "failed", status });
  });
});
