import { codeBatch } from "@autotune/database/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { settings } from "../../../../test/settings.ts";
import { makeSampleCodes } from "./sample-codes.ts";
import { openRedemptionFixture, type RedemptionFixture } from "./testing/redemption-fixture.ts";

let counter: RedemptionFixture;
beforeAll(async () => {
  counter = await openRedemptionFixture();
}, 60_000);
afterAll(() => counter.close());

it("is made once and marked as a sample", async () => {
  const [app] = counter.apps;
  if (app === undefined) throw new Error("There is no process");
  const make = () => makeSampleCodes(app.transact, settings.LINK_SECRET);
  expect(await make()).toHaveLength(10);
  expect(await make()).toEqual([]);
  const batches = await counter.database.select().from(codeBatch);
  expect(batches).toMatchObject([{ dealer: "Sample Music Store", isSample: true, size: 10 }]);
});
