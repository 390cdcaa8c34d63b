import { randomUUID } from "node:crypto";
import { licence, subscription } from "@autotune/database/schema";
import { cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import type { App } from "../../../platform/app.ts";
import { givePlan } from "../../identity/accounts/testing/give-plan.ts";
import { giveLicence, type GivenLicence } from "../licences/testing/give-licence.ts";
import { createLicensingApp, signedIn, type SignedIn } from "../licences/testing/licensing-app.ts";
import { DesktopClient, type Proof } from "./testing/desktop-client.ts";

let clone: ClonedDatabase;
let app: App;
let origin: string;
let owner: SignedIn;
let owned: GivenLicence;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  app = await createLicensingApp({ databaseUrl: clone.url });
  origin = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await app.close();
});
beforeEach(async () => {
  owner = await signedIn(app);
  owned = await giveLicence(app.database, owner.id, { seats: 3 });
});

const proofOf = ({ serial, authenticationString }: GivenLicence): Proof => ({
  serial,
  authentication_string: authenticationString,
});

async function givePlanWithKey(changes: Parameters<typeof givePlan>[2] = {}) {
  const id = await givePlan(app.database, owner.id, { path: "unlimited", ...changes });
  const [plan] = await app.database.select().from(subscription).where(eq(subscription.id, id));
  if (plan === undefined) throw new Error("No plan was given");
  return plan;
}

const setLicence = (changes: Partial<typeof licence.$inferInsert>) =>
  app.database.update(licence).set(changes).where(eq(licence.id, owned.id));

describe("activating", () => {
  it("gives a computer a seat of a licence, and the same computer the same seat again", async () => {
    const client = new DesktopClient(origin);
    const first = await client.activate(proofOf(owned));
    expect([first.status, first.body]).toEqual([
      201,
      {
        activation_id: expect.any(String),
        token: expect.any(String),
        pids: ["PID-pro"],
        valid_until: null,
      },
    ]);
    expect(first.headers.get("cache-control")).toBe("no-store");
    expect(first.headers.get("set-cookie")).toBeNull();
    const again = await client.activate(proofOf(owned), { device_name: "Renamed" });
    expect([again.status, again.body]).toEqual([200, first.body]);
    const reinstalled = new DesktopClient(origin, { deviceId: client.deviceId });
    expect((await reinstalled.activate(proofOf(owned))).body).toEqual(first.body);
  });

  it("of a plan is by its key, for all that it includes and until it is paid for", async () => {
    const plan = await givePlanWithKey();
    const client = new DesktopClient(origin);
    const { status, body } = await client.activate({ activation_key: plan.activationKey });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        pids: ["PID-artist", "PID-pro"],
        valid_until: plan.entitledUntil.toISOString(),
      }),
    ]);
    const solo = await givePlanWithKey({ path: "solo" });
    const other = await client.activate({ activation_key: solo.activationKey });
    expect(other.body).toMatchObject({ pids: ["PID-solo"] });
  });

  it("names the computers that take all seats, until one of them is deactivated", async () => {
    const clients = ["Studio", "Laptop", "Stage"].map(
      (deviceName) => new DesktopClient(origin, { deviceName }),
    );
    for (const client of clients) expect((await client.activate(proofOf(owned))).status).toBe(201);
    const fourth = new DesktopClient(origin);
    const rejected = await fourth.activate(proofOf(owned));
    expect([rejected.status, rejected.body]).toEqual([
      409,
      expect.objectContaining({ error: "seatsTaken", seats: 3 }),
    ]);
    expect(rejected.body["devices"]).toEqual(
      ["Stage", "Laptop", "Studio"].map((device_name) => ({
        device_name,
        system: "mac",
        last_seen_at: expect.stringMatching(/Z$/),
      })),
    );
    // A computer that has a seat is not rejected when all are taken.
    expect((await clients[0]?.activate(proofOf(owned)))?.status).toBe(200);
    expect((await clients[1]?.deactivate())?.status).toBe(204);
    expect((await fourth.activate(proofOf(owned))).status).toBe(201);
  });

  it("responds the same to an unknown serial, a wrong string and an unknown key", async () => {
    const other = await giveLicence(app.database, owner.id);
    const plan = await givePlanWithKey();
    const client = new DesktopClient(origin);
    for (const proof of [
      { serial: "0000-0000-0000-0000", authentication_string: owned.authenticationString },
      { serial: owned.serial, authentication_string: other.authenticationString },
      { serial: owned.serial, authentication_string: owned.authenticationString.toLowerCase() },
      { activation_key: randomUUID().replaceAll("-", "") },
      { activation_key: plan.providerSubscriptionId },
    ]) {
      const { status, body } = await client.activate(proof);
      expect([status, body["error"]]).toEqual([401, "licenceUnknown"]);
    }
  });

  it("is rejected where the licence was returned or upgraded, or the plan has ended", async () => {
    const client = new DesktopClient(origin);
    const rejectionOf = async (proof: Proof) => {
      const { status, body } = await client.activate(proof);
      return [status, body["error"]];
    };
    await setLicence({ upgradedAt: new Date() });
    expect(await rejectionOf(proofOf(owned))).toEqual([403, "licenceUpgraded"]);
    await setLicence({ revokedAt: new Date() });
    expect(await rejectionOf(proofOf(owned))).toEqual([403, "licenceRevoked"]);
    const plan = await givePlanWithKey({ entitledUntil: new Date() });
    expect(await rejectionOf({ activation_key: plan.activationKey })).toEqual([403, "planEnded"]);
  });

  it.each([
    { device_id: "short" },
    { device_id: "x".repeat(101) },
    { device_name: "" },
    { device_name: "with a \u0000 zero" },
    { device_name: "x".repeat(101) },
    { system: "linux" },
    { app_version: "<script>" },
    { serial: 5 },
    { authentication_string: undefined },
  ])("rejects a malformed body: %j", async (changes) => {
    const { status, body } = await new DesktopClient(origin).activate(proofOf(owned), changes);
    expect([status, body["error"]]).toEqual([400, "invalidRequest"]);
  });
});

describe("a heartbeat", () => {
  it("returns until when the application may run, and is seen by the owner", async () => {
    const client = new DesktopClient(origin);
    await client.activate(proofOf(owned));
    const { status, body } = await client.heartbeat("11.3.0");
    expect([status, body]).toEqual([200, { pids: ["PID-pro"], valid_until: null }]);
    const shown = await owner.call("GET", `/laravel/rest/licences/${owned.serial}`);
    expect(shown.json()).toMatchObject({ activations: [{ app_version: "11.3.0" }] });
  });

  it("follows the licence: rejected while it is upgraded, accepted when it is restored", async () => {
    const client = new DesktopClient(origin);
    await client.activate(proofOf(owned));
    await setLicence({ upgradedAt: new Date() });
    expect((await client.heartbeat()).body).toMatchObject({ error: "licenceUpgraded" });
    await setLicence({ upgradedAt: null });
    expect((await client.heartbeat()).status).toBe(200);
    await setLicence({ revokedAt: new Date() });
    expect((await client.heartbeat()).body).toMatchObject({ error: "licenceRevoked" });
  });

  it("follows the plan: a charge moves the end, a missed one ends it", async () => {
    const plan = await givePlanWithKey();
    const client = new DesktopClient(origin);
    await client.activate({ activation_key: plan.activationKey });
    const setEnd = (entitledUntil: Date) =>
      app.database.update(subscription).set({ entitledUntil }).where(eq(subscription.id, plan.id));
    const later = new Date(Date.now() + 30 * 86_400_000);
    await setEnd(later);
    expect((await client.heartbeat()).body).toMatchObject({ valid_until: later.toISOString() });
    await setEnd(new Date());
    const ended = await client.heartbeat();
    expect([ended.status, ended.body["error"]]).toEqual([403, "planEnded"]);
  });

  it("goes on while the charge of a plan is due, and not where it failed or is far off", async () => {
    const due = new Date(Date.now() - 3_600_000);
    const plan = await givePlanWithKey({ entitledUntil: due, nextChargeAt: due });
    const client = new DesktopClient(origin);
    expect((await client.activate({ activation_key: plan.activationKey })).status).toBe(201);
    const { status, body } = await client.heartbeat();
    expect([status, body["valid_until"]]).toEqual([
      200,
      new Date(due.getTime() + 2 * 86_400_000).toISOString(),
    ]);
    for (const changes of [
      { state: "overdue" as const },
      { state: "active" as const, nextChargeAt: new Date(Date.now() + 20 * 86_400_000) },
    ]) {
      await app.database.update(subscription).set(changes).where(eq(subscription.id, plan.id));
      expect((await client.heartbeat()).body).toMatchObject({ error: "planEnded" });
    }
  });

  it("reports to a computer that it was deactivated, by itself or from the account", async () => {
    const client = new DesktopClient(origin);
    await client.activate(proofOf(owned));
    await client.deactivate();
    expect((await client.deactivate()).status).toBe(204);
    const after = await client.heartbeat();
    expect([after.status, after.body["error"]]).toEqual([403, "activationEnded"]);
    // A new activation is another one: the old token is not its token.
    const { token: old } = client.activation;
    expect((await client.activate(proofOf(owned))).status).toBe(201);
    expect(client.activation.token).not.toBe(old);
    await owner.call("DELETE", `/laravel/rest/activations/${client.activation.id}`);
    expect((await client.heartbeat()).body).toMatchObject({ error: "activationEnded" });
  });
});

describe("the token of an activation", () => {
  const call = (method: string, path: string, authorization?: string) =>
    fetch(`${origin}/desktop/v1/activations/${path}`, {
      method,
      headers: {
        ...(method === "POST" ? { "content-type": "application/json" } : {}),
        ...(authorization === undefined ? {} : { authorization }),
      },
      ...(method === "POST" ? { body: JSON.stringify({ app_version: "1" }) } : {}),
    });

  it("works for no other activation, and is required for every request", async () => {
    const [mine, theirs] = [new DesktopClient(origin), new DesktopClient(origin)];
    await mine.activate(proofOf(owned));
    await theirs.activate(proofOf(await giveLicence(app.database, (await signedIn(app)).id)));
    const { id, token } = mine.activation;
    const wrong = [
      undefined,
      "",
      "Bearer",
      "Bearer x",
      token,
      `Basic ${token}`,
      `Bearer ${theirs.activation.token}`,
      `Bearer ${id}`,
    ];
    for (const authorization of wrong) {
      for (const [method, path] of [
        ["POST", `${id}/heartbeat`],
        ["DELETE", id],
      ] as const) {
        const response = await call(method, path, authorization);
        expect([response.status, await response.json()], authorization).toEqual([
          401,
          expect.objectContaining({ error: "activationUnknown" }),
        ]);
      }
    }
    expect((await mine.heartbeat()).status).toBe(200);
    expect((await call("DELETE", randomUUID(), `Bearer ${token}`)).status).toBe(401);
    expect((await call("DELETE", "1", `Bearer ${token}`)).status).toBe(400);
  });

  it("is not in the database", async () => {
    const client = new DesktopClient(origin);
    await client.activate(proofOf(owned));
    const { rows } = await app.database.execute(
      `select row_to_json(activation)::text as row from shop.activation`,
    );
    expect(JSON.stringify(rows)).not.toContain(client.activation.token);
  });
});

describe("limits", () => {
  it("apply by IP address, and by serial against guessed strings; the right one does not count", async () => {
    const limited = await createLicensingApp({
      databaseUrl: clone.url,
      desktopLimits: {
        byIpAddress: { requests: 12, perSeconds: 60 },
        failedProof: { requests: 3, perSeconds: 60 },
      },
    });
    const there = await limited.listen({ port: 0, host: "127.0.0.1" });
    const from = (ipAddress: string) =>
      new DesktopClient(there, { headers: { "x-forwarded-for": ipAddress } });
    const guess = { serial: owned.serial, authentication_string: "wrong" };
    const rightful = from("198.51.100.1");
    for (let count = 0; count < 5; count += 1)
      expect((await rightful.activate(proofOf(owned))).status).toBeLessThan(300);
    for (let count = 0; count < 3; count += 1)
      expect((await from(`198.51.100.${10 + count}`).activate(guess)).status).toBe(401);
    const fourth = await from("198.51.100.20").activate(guess);
    expect([fourth.status, Number(fourth.headers.get("retry-after"))]).toEqual([
      429,
      expect.any(Number),
    ]);
    // Running activations continue meanwhile.
    expect((await rightful.heartbeat()).status).toBe(200);
    const busy = from("198.51.100.30");
    const other = await giveLicence(app.database, owner.id);
    const statuses = [];
    for (let count = 0; count < 13; count += 1)
      statuses.push((await busy.activate(proofOf(other))).status);
    expect(statuses.slice(0, 12).every((status) => status < 300)).toBe(true);
    expect(statuses[12]).toBe(429);
    await limited.close();
  });
});

it("everything is in the OpenAPI document", () => {
  const { paths = {} } = app.swagger() as { paths?: Record<string, Record<string, unknown>> };
  const desktop = Object.entries(paths).filter(([path]) => path.startsWith("/desktop/"));
  expect(desktop.map(([path, calls]) => [path, Object.keys(calls)])).toEqual([
    ["/desktop/v1/activations", ["post"]],
    ["/desktop/v1/activations/{id}/heartbeat", ["post"]],
    ["/desktop/v1/activations/{id}", ["delete"]],
  ]);
});
