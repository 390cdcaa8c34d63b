import { hash, randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { DownloadsResponse } from "@autotune/contract";
import {
  publishDocument,
  publishInstaller,
  withdrawInstaller,
  type InstallerToPublish,
} from "@autotune/database";
import { installer, licence, subscription } from "@autotune/database/schema";
import { cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import { storageFromUrl, type Storage } from "@autotune/storage";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { startEdge } from "../../../../test/edge.ts";
import { settings } from "../../../../test/settings.ts";
import type { App } from "../../../platform/app.ts";
import { givePlan } from "../../identity/accounts/testing/give-plan.ts";
import { giveLicence } from "../licences/testing/give-licence.ts";
import {
  callAsPage,
  createLicensingApp,
  signedIn,
  type SignedIn,
} from "../licences/testing/licensing-app.ts";
import { installerLinks } from "./installer-links.ts";
import { downloadRoutes } from "./routes.ts";

let clone: ClonedDatabase;
let app: App;
let origin: string;
let folder: string;
let storage: Storage;
let owner: SignedIn;
/** More than one read of a file's stream. */
const bytes = randomBytes(300_001);
const sha256 = hash("sha256", bytes, "hex");
let url: string;
let installers = 0;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  folder = await mkdtemp(path.join(tmpdir(), "installers-"));
  storage = storageFromUrl(pathToFileURL(folder).href);
  app = await createLicensingApp({ databaseUrl: clone.url });
  await app.register(downloadRoutes, { storage, linkSecret: settings.LINK_SECRET });
  origin = await app.listen({ port: 0, host: "127.0.0.1" });
  owner = await signedIn(app);
  await giveLicence(app.database, owner.id);
  url = await publish({});
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** Stores a file and publishes it. Returns its download URL. */
async function publish(changes: Partial<InstallerToPublish>): Promise<string> {
  installers += 1;
  const published: InstallerToPublish = {
    id: installers,
    pid: "PID-pro",
    version: "11.0.0",
    system: "mac",
    fileName: "auto-tune-pro-11.0.0-mac.zip",
    size: bytes.length,
    sha256,
    storageKey: `installers/${sha256}.zip`,
    isLegacy: false,
    forEveryone: false,
    releasedAt: new Date("2026-01-01"),
    ...changes,
  };
  await storage.put(published.storageKey, bytes, "application/zip");
  await publishInstaller(app.database, published);
  for (const [locale, notes] of [
    ["en", "New"],
    ["es", "Nuevo"],
  ] as const)
    await publishDocument(app.database, {
      collection: "installers",
      key: String(published.id),
      locale,
      body: { ...bodyOf(published), notes },
    });
  return `/laravel/downloads/${published.id}/${encodeURIComponent(published.fileName)}`;
}

function bodyOf({ version, system, fileName, size, isLegacy, releasedAt }: InstallerToPublish) {
  const releasedOn = releasedAt.toISOString().slice(0, 10);
  return { product: "pro", version, system, fileName, size, sha256, isLegacy, releasedOn };
}

/** Over the network, as a browser downloads a file. */
const download = (headers: Record<string, string> = {}, method = "GET", at = url) =>
  fetch(origin + at, { method, headers: { cookie: owner.cookie, ...headers } });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

async function list(person: SignedIn, query = ""): Promise<DownloadsResponse["products"]> {
  const response = await person.call("GET", `/laravel/rest/downloads${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<DownloadsResponse>().products;
}

describe("A signed link", () => {
  const links = installerLinks(settings.LINK_SECRET);

  it("opens the installer without signing in, and no other one", async () => {
    const id = Number(url.split("/")[3]);
    const fileName = "auto-tune-pro-11.0.0-mac.zip";
    const link = links.pathOf({ id, fileName }, new Date());
    const file = await fetch(origin + link);
    expect(file.status).toBe(200);
    expect(hash("sha256", Buffer.from(await file.arrayBuffer()), "hex")).toBe(sha256);
    const other = await fetch(origin + link.replace(`/${id}/`, `/${id + 1000}/`));
    expect(other.status).toBe(401);
  });

  it("does nothing once it is a month old", async () => {
    const id = Number(url.split("/")[3]);
    const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    const link = links.pathOf({ id, fileName: "auto-tune-pro-11.0.0-mac.zip" }, old);
    expect((await fetch(origin + link)).status).toBe(401);
  });
});

describe("an installer", () => {
  it("arrives whole, with its name and the announced hash", async () => {
    const response = await download();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-length": String(bytes.length),
      "content-disposition": `attachment; filename="auto-tune-pro-11.0.0-mac.zip"; filename*=UTF-8''auto-tune-pro-11.0.0-mac.zip`,
      "accept-ranges": "bytes",
      "cache-control": "no-store",
      etag: `"${sha256}"`,
      "repr-digest": `sha-256=:${hash("sha256", bytes, "base64")}:`,
    });
    const [product] = await list(owner);
    expect(hash("sha256", await bytesOf(response), "hex")).toBe(
      product?.versions[0]?.installers[0]?.sha256,
    );
  });

  it("downloaded in pieces has the announced hash", async () => {
    const pieces: Buffer[] = [];
    const size = 70_000;
    for (let start = 0; start < bytes.length; start += size) {
      const end = Math.min(start + size, bytes.length) - 1;
      const response = await download({
        range: `bytes=${start}-${end}`,
        "if-range": `"${sha256}"`,
      });
      expect(response.status).toBe(206);
      expect(response.headers.get("content-range")).toBe(`bytes ${start}-${end}/${bytes.length}`);
      expect(response.headers.get("content-length")).toBe(String(end - start + 1));
      pieces.push(await bytesOf(response));
    }
    expect(hash("sha256", Buffer.concat(pieces), "hex")).toBe(sha256);
  });

  it("passes the edge unchanged and is not cached there", async () => {
    const edge = await startEdge(Number(new URL(origin).port));
    try {
      const half = Math.floor(bytes.length / 2);
      const pieces = [];
      for (const range of [`bytes=0-${half}`, `bytes=${half + 1}-`]) {
        const response = await fetch(edge.url + url, { headers: { cookie: owner.cookie, range } });
        expect(response.status).toBe(206);
        pieces.push(await bytesOf(response));
      }
      expect(hash("sha256", Buffer.concat(pieces), "hex")).toBe(sha256);
      expect((await fetch(edge.url + url)).status).toBe(401);
    } finally {
      await edge.stop();
    }
  });

  it("that was interrupted resumes where it stopped", async () => {
    const stop = new AbortController();
    const response = await fetch(origin + url, {
      headers: { cookie: owner.cookie },
      signal: stop.signal,
    });
    const reader = response.body?.getReader();
    const { value = new Uint8Array() } = (await reader?.read()) ?? {};
    stop.abort();
    expect(value.length).toBeGreaterThan(0);
    const rest = await download({ range: `bytes=${value.length}-` });
    expect(rest.status).toBe(206);
    const whole = Buffer.concat([value, await bytesOf(rest)]);
    expect(hash("sha256", whole, "hex")).toBe(sha256);
  });

  it("serves its last bytes, and reports ranges beyond the end", async () => {
    const last = await download({ range: "bytes=-5" });
    expect([last.status, await bytesOf(last)]).toEqual([206, bytes.subarray(-5)]);
    const none = await download({ range: `bytes=${bytes.length}-` });
    expect([none.status, none.headers.get("content-range")]).toEqual([
      416,
      `bytes */${bytes.length}`,
    ]);
    expect(await none.json()).toMatchObject({ error: "rangeNotSatisfiable" });
    const several = await download({ range: "bytes=0-1,4-5" });
    expect([several.status, (await bytesOf(several)).length]).toEqual([200, bytes.length]);
  });

  it("is sent whole to a client with a part of another version", async () => {
    for (const version of [
      `"${"0".repeat(64)}"`,
      `W/"${sha256}"`,
      "Thu, 01 Jan 2026 00:00:00 GMT",
    ]) {
      const response = await download({ range: "bytes=5-9", "if-range": version });
      expect([response.status, (await bytesOf(response)).length]).toEqual([200, bytes.length]);
    }
  });

  it("is not sent to a client that has it, and HEAD comes without a body", async () => {
    const known = await download({ "if-none-match": `"${sha256}"` });
    expect([known.status, (await bytesOf(known)).length]).toEqual([304, 0]);
    const head = await download({}, "HEAD");
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(bytes.length)]);
    const part = await download({ range: "bytes=0-9" }, "HEAD");
    expect([part.status, part.headers.get("content-range")]).toEqual([
      206,
      `bytes 0-9/${bytes.length}`,
    ]);
    expect((await download({ range: "bytes=999999-" }, "HEAD")).status).toBe(416);
  });

  it("is denied with 401 when signed out, with 403 to a stranger, in whole, in part and by HEAD", async () => {
    const stranger = await signedIn(app);
    await giveLicence(app.database, stranger.id, { pid: "PID-artist" });
    for (const method of ["GET", "HEAD"]) {
      for (const range of [{}, { range: "bytes=0-9" }, { "if-none-match": `"${sha256}"` }]) {
        const headers = { cookie: stranger.cookie, ...range };
        const rejected = await fetch(origin + url, { method, headers });
        expect(rejected.status).toBe(403);
        expect(rejected.headers.get("etag")).toBeNull();
        expect((await fetch(origin + url, { method, headers: range })).status).toBe(401);
      }
    }
    const rejected = await stranger.call("GET", url);
    expect(rejected.json()).toMatchObject({ error: "notEntitled" });
    expect(rejected.body).not.toContain("installers/");
  });

  it("that does not exist is not found: another number, another name, a path outside", async () => {
    const [, , , id] = url.split("/");
    for (const at of [
      `999999/auto-tune-pro-11.0.0-mac.zip`,
      `${id}/other.zip`,
      `${id}/..%2f..%2fx`,
    ])
      expect((await owner.call("GET", `/laravel/downloads/${at}`)).statusCode).toBe(404);
    for (const at of ["0/x", "x/x"])
      expect((await owner.call("GET", `/laravel/downloads/${at}`)).statusCode).toBe(400);
  });

  it("whose file is missing or differs is not sent in part", async () => {
    const missing = await publish({
      version: "10.0.0",
      fileName: "gone.zip",
      storageKey: "installers/gone.zip",
    });
    await storage.remove("installers/gone.zip");
    expect((await download({}, "GET", missing)).status).toBe(500);
    await storage.put("installers/gone.zip", bytes.subarray(1), "application/zip");
    const other = await download({}, "GET", missing);
    expect([other.status, await other.json()]).toEqual([
      500,
      expect.objectContaining({ error: "unexpected" }),
    ]);
    await app.database.delete(installer).where(eq(installer.version, "10.0.0"));
  });
});

describe("the list of downloads", () => {
  it("contains every version that a licence entitles to, the newest first, by system", async () => {
    const person = await signedIn(app);
    expect(await list(person)).toEqual([]);
    await giveLicence(app.database, person.id, { pid: "PID-artist" });
    const version = (name: string, system: "mac" | "windows", day: string) =>
      publish({
        pid: "PID-artist",
        version: name,
        system,
        fileName: `artist-${name}-${system}.zip`,
        releasedAt: new Date(day),
        isLegacy: name === "1.9.0",
      });
    await version("1.10.0", "windows", "2026-02-01");
    await version("1.9.0", "mac", "2025-02-01");
    const fetched = await version("1.10.0", "mac", "2026-02-01");
    const products = await list(person);
    expect(products).toEqual([
      {
        pid: "PID-artist",
        path: "artist",
        name: "AutoTune Artist",
        versions: [
          {
            version: "1.10.0",
            released_at: "2026-02-01T00:00:00.000Z",
            notes: "New",
            is_legacy: false,
            installers: [
              {
                id: expect.any(Number),
                system: "mac",
                file_name: "artist-1.10.0-mac.zip",
                size: bytes.length,
                sha256,
                url: fetched,
              },
              expect.objectContaining({ system: "windows" }),
            ],
          },
          expect.objectContaining({ version: "1.9.0", is_legacy: true }),
        ],
      },
    ]);
    const [spanish] = await list(person, "?lang=es");
    expect([spanish?.name, spanish?.versions[0]?.notes]).toEqual(["AutoTune Artist (es)", "Nuevo"]);
    expect((await list(person, "?lang=de"))[0]?.versions[0]?.notes).toBe("New");
    expect((await callAsPage(app, "GET", "/laravel/rest/downloads")).statusCode).toBe(401);
  });

  it("and the files end with the entitlement: upgraded, returned, or no longer paid", async () => {
    const person = await signedIn(app);
    const { id } = await giveLicence(app.database, person.id);
    const mayFetch = async () => (await person.call("HEAD", url)).statusCode;
    const set = (changes: Partial<typeof licence.$inferInsert>) =>
      app.database.update(licence).set(changes).where(eq(licence.id, id));
    expect([(await list(person)).length, await mayFetch()]).toEqual([1, 200]);
    await set({ upgradedAt: new Date() });
    expect([(await list(person)).length, await mayFetch()]).toEqual([0, 403]);
    await set({ upgradedAt: null, revokedAt: new Date() });
    expect([(await list(person)).length, await mayFetch()]).toEqual([0, 403]);
    const plan = await givePlan(app.database, person.id, { path: "unlimited" });
    const names = (await list(person)).map(({ name }) => name);
    expect([names, await mayFetch()]).toEqual([["AutoTune Artist", "AutoTune Pro"], 200]);
    await app.database
      .update(subscription)
      .set({ entitledUntil: new Date() })
      .where(eq(subscription.id, plan));
    expect([(await list(person)).length, await mayFetch()]).toEqual([0, 403]);
  });

  it("go on while the charge of a plan is due", async () => {
    const person = await signedIn(app);
    const due = new Date(Date.now() - 3_600_000);
    const plan = await givePlan(app.database, person.id, {
      path: "unlimited",
      entitledUntil: due,
      nextChargeAt: due,
    });
    const mayFetch = async () => (await person.call("HEAD", url)).statusCode;
    expect([(await list(person)).length, await mayFetch()]).toEqual([2, 200]);
    await app.database
      .update(subscription)
      .set({ state: "overdue" })
      .where(eq(subscription.id, plan));
    expect([(await list(person)).length, await mayFetch()]).toEqual([0, 403]);
  });

  it("also contains what is for everyone, for as long as that is so", async () => {
    const person = await signedIn(app);
    const central = { pid: "PID-central", version: "4.0.0", fileName: "central-4.0.0-mac.zip" };
    const free = await publish({ ...central, forEveryone: true });
    expect((await list(person)).map(({ pid }) => pid)).toEqual(["PID-central"]);
    expect((await person.call("HEAD", free)).statusCode).toBe(200);
    expect((await callAsPage(app, "HEAD", free)).statusCode).toBe(401);
    await withdrawInstaller(app.database, installers);
    expect((await person.call("HEAD", free)).statusCode).toBe(404);
    expect(await list(person)).toEqual([]);
  });
});
