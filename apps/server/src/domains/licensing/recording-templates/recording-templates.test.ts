import { plugIns, recordingTemplateIds } from "@autotune/commerce";
import type { RecordingTemplatesResponse } from "@autotune/contract";
import { subscription } from "@autotune/database/schema";
import { cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import { readZip } from "@autotune/storage/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { publishAtOnce } from "../../../../test/publish-at-once.ts";
import { productSample } from "../../../../test/published-samples.ts";
import type { App } from "../../../platform/app.ts";
import { givePlan } from "../../identity/accounts/testing/give-plan.ts";
import { giveLicence } from "../licences/testing/give-licence.ts";
import {
  callAsPage,
  createLicensingApp,
  signedIn,
  type SignedIn,
} from "../licences/testing/licensing-app.ts";
import { hasRecordingTemplates } from "./repository.ts";
import { recordingTemplateRoutes } from "./routes.ts";

const interval = { count: 1, unit: "m" } as const;
const everything = Object.keys(plugIns);
const small = ["auto-tune-2026", "auto-key"];
const list = "/laravel/rest/recording-templates";
const file = (name: string) => `/laravel/recording-templates/${name}`;

let clone: ClonedDatabase;
let app: App;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  app = await createLicensingApp({ databaseUrl: clone.url });
  await app.register(recordingTemplateRoutes);
  for (const path of everything) await publishAtOnce(app.database, productSample(path));
  await publishPlan("all", everything);
  await publishPlan("small", small);
});
afterAll(() => app.close());

async function publishPlan(path: string, includes: string[]): Promise<void> {
  await publishAtOnce(
    app.database,
    productSample(path, 25, { type: "subscription", interval, includes }),
  );
}

async function templatesOf(person: SignedIn) {
  const response = await person.call("GET", list);
  expect(response.statusCode).toBe(200);
  return response.json<RecordingTemplatesResponse>().templates;
}

const statusOf = async (person: SignedIn, name: string) =>
  (await person.call("GET", file(name))).statusCode;

it("[CHROME-08] a subscriber gets every template of the plan, as two files", async () => {
  const person = await signedIn(app);
  const plan = await givePlan(app.database, person.id, { path: "all" });
  const templates = await templatesOf(person);
  expect(templates.map(({ id }) => id)).toEqual(recordingTemplateIds);
  expect(templates.find(({ id }) => id === "live-tracking")).toEqual({
    id: "live-tracking",
    subscription_ids: [plan],
    tempo: 120,
    tracks: ["Backing track", "Vocal tuned", "Vocal dry"],
    plug_ins: ["AutoKey", "AutoTune 2026"],
    files: [
      { format: "dawproject", url: file("live-tracking.dawproject") },
      { format: "reaper", url: file("live-tracking.RPP") },
    ],
  });
  for (const { url } of templates.flatMap(({ files }) => files)) {
    const response = await person.call("GET", url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": expect.stringContaining(`filename="${url.split("/").at(-1)}"`),
    });
    expect((await person.call("HEAD", url)).statusCode).toBe(200);
  }
  const zip = await person.call("GET", file("lead-vocal.dawproject"));
  expect(readZip(zip.rawPayload).get("project.xml")?.toString()).toContain("Lead vocal");
  expect((await person.call("GET", file("lead-vocal.RPP"))).body).toMatch(/^<REAPER_PROJECT/);
});

it("[CHROME-08] a trialer gets what the plan includes from the first day", async () => {
  const person = await signedIn(app);
  await givePlan(app.database, person.id, {
    path: "all",
    state: "trial",
    trialEndsAt: new Date(Date.now() + 86_400_000),
  });
  expect(await templatesOf(person)).toHaveLength(recordingTemplateIds.length);
  expect(await statusOf(person, "vocal-effects.RPP")).toBe(200);
});

it("[CHROME-08] a smaller plan has the templates that it has all plug-ins for", async () => {
  const person = await signedIn(app);
  const plan = await givePlan(app.database, person.id, { path: "small" });
  expect((await templatesOf(person)).map(({ id }) => id)).toEqual(["live-tracking"]);
  expect(await statusOf(person, "live-tracking.dawproject")).toBe(200);
  const rejected = await person.call("GET", file("lead-vocal.dawproject"));
  expect(rejected.statusCode).toBe(403);
  expect(rejected.json()).toMatchObject({ error: "planRequired" });
  const larger = await givePlan(app.database, person.id, { path: "all" });
  const first = (await templatesOf(person)).find(({ id }) => id === "live-tracking");
  expect(first?.subscription_ids).toEqual([plan, larger]);
});

it("[CHROME-08] they end with the plan, and with a plug-in that leaves it", async () => {
  const person = await signedIn(app);
  await publishPlan("changing", everything);
  const plan = await givePlan(app.database, person.id, { path: "changing" });
  expect(await templatesOf(person)).toHaveLength(recordingTemplateIds.length);
  await publishPlan("changing", small);
  expect((await templatesOf(person)).map(({ id }) => id)).toEqual(["live-tracking"]);
  await app.database
    .update(subscription)
    .set({ state: "deactivated", entitledUntil: new Date() })
    .where(eq(subscription.id, plan));
  expect(await templatesOf(person)).toEqual([]);
  expect(await statusOf(person, "live-tracking.RPP")).toBe(403);
});

it("[CHROME-08] owning all plug-ins without a plan is not enough, nor is an empty account", async () => {
  const owner = await signedIn(app);
  for (const path of everything) await giveLicence(app.database, owner.id, { pid: `PID-${path}` });
  for (const person of [owner, await signedIn(app)]) {
    expect(await templatesOf(person)).toEqual([]);
    expect(await statusOf(person, "live-tracking.RPP")).toBe(403);
  }
});

it("an email about a plan knows whether it has templates", async () => {
  expect(await hasRecordingTemplates(app.database, "small")).toBe(true);
  // It includes plug-ins that no template uses alone.
  expect(await hasRecordingTemplates(app.database, "unlimited")).toBe(false);
  expect(await hasRecordingTemplates(app.database, "nowhere")).toBe(false);
});

it("signed-out people are asked to sign in; other names do not exist", async () => {
  for (const url of [list, file("live-tracking.RPP")])
    expect((await callAsPage(app, "GET", url)).statusCode).toBe(401);
  const person = await signedIn(app);
  await givePlan(app.database, person.id, { path: "all" });
  for (const name of ["live-tracking.rpp", "live-tracking", "nowhere.RPP", "..%2Fdownloads"])
    expect(await statusOf(person, name), name).toBe(404);
});
