import type { LicenceResponse } from "@autotune/contract";
import { activation, licence, licenceTransfer } from "@autotune/database/schema";
import { cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { App } from "../../../platform/app.ts";
import { giveLicence } from "./testing/give-licence.ts";
import {
  callAsPage,
  createLicensingApp,
  signedIn,
  type SignedIn,
} from "./testing/licensing-app.ts";

let clone: ClonedDatabase;
let app: App;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  app = await createLicensingApp({ databaseUrl: clone.url });
});
afterAll(async () => {
  await app.close();
});

async function read(owner: SignedIn, serial: string, query = ""): Promise<LicenceResponse> {
  const response = await owner.call("GET", `/laravel/rest/licences/${serial}${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const timestamp = expect.stringMatching(/^\d{4}-.*Z$/);

it("a licence is shown to its owner with its strings, and named in their language", async () => {
  const owner = await signedIn(app);
  const { serial, authenticationString } = await giveLicence(app.database, owner.id, {
    boughtDaysAgo: 30,
  });
  expect(await read(owner, serial)).toEqual({
    serial,
    authentication_string: authenticationString,
    pid: "PID-pro",
    path: "pro",
    name: "AutoTune Pro",
    granted_at: timestamp,
    state: "active",
    installer: null,
    upgraded_from: null,
    upgraded_to: null,
    seats: 2,
    activations: [],
    transfer: null,
    transfer_refusal: null,
    transferable_from: null,
    history: [],
  });
  expect((await read(owner, serial, "?lang=es")).name).toBe("AutoTune Pro (es)");
  expect((await read(owner, serial, "?lang=fr")).name).toBe("AutoTune Pro");
  const gone = await giveLicence(app.database, owner.id, { pid: "PID-forgotten" });
  expect(await read(owner, gone.serial)).toMatchObject({ name: "PID-forgotten", path: "" });
});

it("another person's licence is not found, and seeing one requires signing in", async () => {
  const [owner, stranger] = [await signedIn(app), await signedIn(app)];
  const { serial } = await giveLicence(app.database, owner.id);
  for (const url of [serial, "0000-0000-0000-0000"]) {
    const rejected = await stranger.call("GET", `/laravel/rest/licences/${url}`);
    expect([rejected.statusCode, rejected.json<{ error: string }>().error]).toEqual([
      404,
      "notFound",
    ]);
  }
  expect((await stranger.call("GET", "/laravel/rest/licences/x%00y")).statusCode).toBe(400);
  const nobody = await callAsPage(app, "GET", `/laravel/rest/licences/${serial}`);
  expect([nobody.statusCode, nobody.json<{ error: string }>().error]).toEqual([
    401,
    "signInRequired",
  ]);
});

it("its computers are those that take a seat, the last seen first", async () => {
  const owner = await signedIn(app);
  const { id: licenceId, serial } = await giveLicence(app.database, owner.id);
  const add = (deviceName: string, lastSeenAt: string, endedAt: Date | null = null) =>
    app.database.insert(activation).values({
      licenceId,
      deviceId: deviceName,
      deviceName,
      system: "windows",
      appVersion: "11.0.1",
      lastSeenAt: new Date(lastSeenAt),
      endedAt,
    });
  await add("Laptop", "2026-01-01");
  await add("Studio", "2026-02-01");
  await add("Sold", "2026-03-01", new Date());
  expect((await read(owner, serial)).activations).toEqual([
    {
      id: expect.any(String),
      device_name: "Studio",
      system: "windows",
      app_version: "11.0.1",
      activated_at: timestamp,
      last_seen_at: "2026-02-01T00:00:00.000Z",
    },
    expect.objectContaining({ device_name: "Laptop" }),
  ]);
});

it("an upgrade is shown on both licences; another person's is without its serial", async () => {
  const owner = await signedIn(app);
  const source = await giveLicence(app.database, owner.id, {
    pid: "PID-artist",
    upgradedAt: new Date(),
  });
  const target = await giveLicence(app.database, owner.id, { sourceLicenceId: source.id });
  expect(await read(owner, source.serial)).toMatchObject({
    state: "upgraded",
    upgraded_to: { name: "AutoTune Pro", serial: target.serial },
    transfer_refusal: "upgraded",
  });
  expect(await read(owner, target.serial)).toMatchObject({
    state: "active",
    upgraded_from: { name: "AutoTune Artist", serial: source.serial },
  });
  const taker = await signedIn(app);
  await app.database.update(licence).set({ accountId: taker.id }).where(eq(licence.id, target.id));
  expect((await read(taker, target.serial)).upgraded_from).toEqual({
    name: "AutoTune Artist",
    serial: null,
  });
  await app.database
    .update(licence)
    .set({ revokedAt: new Date() })
    .where(eq(licence.id, target.id));
  expect(await read(taker, target.serial)).toMatchObject({
    state: "revoked",
    transfer_refusal: "revoked",
  });
  expect((await read(owner, source.serial)).upgraded_to).toBeNull();
});

it("has the reason why it cannot be transferred, and from when on it can", async () => {
  const owner = await signedIn(app);
  const recent = await giveLicence(app.database, owner.id, { boughtDaysAgo: 13 });
  const shown = await read(owner, recent.serial);
  expect(shown.transfer_refusal).toBe("tooRecent");
  const inADay = Date.parse(shown.transferable_from ?? "") - Date.now();
  expect(Math.round(inADay / 3_600_000)).toBe(24);
  const gift = await giveLicence(app.database, owner.id, { boughtDaysAgo: 99, isGift: true });
  expect(await read(owner, gift.serial)).toMatchObject({
    transfer_refusal: "gift",
    transferable_from: null,
  });
});

it("its history has how it was acquired and its owner's transfers, with masked email addresses", async () => {
  const [former, owner] = [
    await signedIn(app, "former@studio.test"),
    await signedIn(app, "owner@studio.test"),
  ];
  const { id: licenceId, serial } = await giveLicence(app.database, owner.id);
  const add = (fromAccountId: number, state: "done" | "declined" | "open", day: string) =>
    app.database.insert(licenceTransfer).values({
      licenceId,
      fromAccountId,
      toEmail: state === "done" ? "owner@studio.test" : "somebody@else.test",
      state,
      createdAt: new Date(day),
      endedAt: state === "open" ? null : new Date(day),
    });
  await add(former.id, "declined", "2026-01-01");
  await add(former.id, "done", "2026-01-02");
  await add(owner.id, "declined", "2026-01-03");
  const today = new Date().toISOString();
  await add(owner.id, "open", today);
  const { history, transfer } = await read(owner, serial);
  expect(history).toEqual([
    {
      state: "declined",
      from: "o…@studio.test",
      to: "s…@else.test",
      began_at: "2026-01-03T00:00:00.000Z",
      ended_at: "2026-01-03T00:00:00.000Z",
    },
    expect.objectContaining({ state: "done", from: "f…@studio.test", to: "o…@studio.test" }),
  ]);
  expect(transfer).toEqual({
    to_email: "somebody@else.test",
    giver_confirmed: false,
    taker_confirmed: false,
    created_at: today,
    expires_at: new Date(Date.parse(today) + 14 * 86_400_000).toISOString(),
  });
});
