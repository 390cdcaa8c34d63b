import { activation, licence, subscription } from "@autotune/database/schema";
import { cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { App } from "../../../platform/app.ts";
import { givePlan } from "../../identity/accounts/testing/give-plan.ts";
import { giveLicence } from "../licences/testing/give-licence.ts";
import { createLicensingApp, signedIn } from "../licences/testing/licensing-app.ts";
import { DesktopClient, type Proof } from "./testing/desktop-client.ts";

let clone: ClonedDatabase;
/** Two web processes share nothing in memory. */
let webs: App[];
let origins: string[];
let accountId: number;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  webs = [
    await createLicensingApp({ databaseUrl: clone.url }),
    await createLicensingApp({ databaseUrl: clone.url }),
  ];
  origins = await Promise.all(webs.map((web) => web.listen({ port: 0, host: "127.0.0.1" })));
  accountId = (await signedIn(first())).id;
});
afterAll(async () => {
  await Promise.all(webs.map((web) => web.close()));
});

function first(): App {
  const [web] = webs;
  if (web === undefined) throw new Error("No web process is there");
  return web;
}

/** This many computers at once, spread over the processes. */
async function activateAtOnce(proof: Proof, computers: number): Promise<number[]> {
  const responses = await Promise.all(
    Array.from({ length: computers }, (_, index) =>
      new DesktopClient(origins[index % origins.length] ?? "").activate(proof),
    ),
  );
  return responses.map(({ status }) => status);
}

const count = (statuses: readonly number[], status: number) =>
  statuses.filter((one) => one === status).length;

it(
  "50 times 20 computers at once: exactly as many win as the licence has seats",
  { tags: "long", timeout: 120_000 },
  async () => {
    for (let round = 0; round < 50; round += 1) {
      const seats = 1 + (round % 5);
      const { id, serial, authenticationString } = await giveLicence(first().database, accountId, {
        seats,
      });
      const proof = { serial, authentication_string: authenticationString };
      const statuses = await activateAtOnce(proof, 20);
      expect([count(statuses, 201), count(statuses, 409)], `round ${round}`).toEqual([
        seats,
        20 - seats,
      ]);
      const running = await first()
        .database.select({ id: activation.id })
        .from(activation)
        .where(and(eq(activation.licenceId, id), isNull(activation.endedAt)));
      expect(running).toHaveLength(seats);
    }
  },
);

it("the same computer 20 times at once takes one seat", async () => {
  const { id, serial, authenticationString } = await giveLicence(first().database, accountId);
  const proof = { serial, authentication_string: authenticationString };
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      new DesktopClient(origins[index % 2] ?? "", { deviceId: "the-same-one" }).activate(proof),
    ),
  );
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(19);
  expect(new Set(responses.map(({ body }) => body["activation_id"])).size).toBe(1);
  const rows = await first().database.select().from(activation).where(eq(activation.licenceId, id));
  expect(rows).toHaveLength(1);
});

it("a plan's seats are limited in the same way", async () => {
  const id = await givePlan(first().database, accountId, { path: "unlimited", seats: 2 });
  const [plan] = await first().database.select().from(subscription).where(eq(subscription.id, id));
  const statuses = await activateAtOnce({ activation_key: plan?.activationKey ?? "" }, 20);
  expect([count(statuses, 201), count(statuses, 409)]).toEqual([2, 18]);
});

it("a licence that is returned while computers activate is used by none that came after", async () => {
  const { id, serial, authenticationString } = await giveLicence(first().database, accountId, {
    seats: 20,
  });
  const proof = { serial, authentication_string: authenticationString };
  const [statuses] = await Promise.all([
    activateAtOnce(proof, 20),
    first().database.update(licence).set({ revokedAt: new Date() }).where(eq(licence.id, id)),
  ]);
  expect(count(statuses, 201) + count(statuses, 403)).toBe(20);
  const late = await activateAtOnce(proof, 3);
  expect(late).toEqual([403, 403, 403]);
});
