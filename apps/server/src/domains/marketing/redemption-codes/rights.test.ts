import { redeemCode } from "@autotune/database/schema";
import { isNotNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { modules } from "../../../app/modules.ts";
import type { App } from "../../../platform/app.ts";
import { gatherData } from "../../privacy/data-export/gather-data.ts";
import { erasePerson } from "../../privacy/erasure/erase-person.ts";
import {
  makeBatch,
  openRedemptionFixture,
  outcomeOf,
  signUp,
  type RedemptionFixture,
} from "./testing/redemption-fixture.ts";

let counter: RedemptionFixture;
let app: App;
beforeAll(async () => {
  counter = await openRedemptionFixture();
  const [first] = counter.apps;
  if (first === undefined) throw new Error("There is no process");
  app = first;
}, 60_000);
afterAll(() => counter.close());

it("a data export lists what was redeemed, and what it gave", async () => {
  const holder = await signUp(app);
  const licence = await makeBatch(counter, { dealer: "Beat Corner" });
  const promotion = await makeBatch(counter, { gives: { kind: "promotion", code: "OPEN" } });
  expect(await outcomeOf(holder.visitor, licence.codes[0])).toBe("licence");
  expect(await outcomeOf(holder.visitor, promotion.codes[0])).toBe("promotion");
  expect(await gatherData(app.transact, modules, holder.id)).toMatchObject({
    redeemed_codes: [
      { dealer: "Beat Corner", gives: { kind: "licence" }, serials: [expect.any(String)] },
      { dealer: "Studio Shop", gives: { kind: "promotion", code: "OPEN" }, serials: null },
    ],
    promotions_given: [{ code: promotion.codes[0], offer_tag: "loyal-26" }],
  });
});

it("after erasure only the use of a code limited to one per person remains", async () => {
  const { codes } = await makeBatch(counter, { count: 2, oncePerPerson: true });
  const promotion = await makeBatch(counter, { gives: { kind: "promotion", code: "OPEN" } });
  const holder = await signUp(app);
  expect(await outcomeOf(holder.visitor, codes[0])).toBe("licence");
  expect(await outcomeOf(holder.visitor, promotion.codes[0])).toBe("promotion");
  await app.transact((transaction) =>
    erasePerson(transaction, modules, { accountId: holder.id, email: holder.email }),
  );
  const stored = await counter.database
    .select({ person: redeemCode.person, oncePerson: redeemCode.oncePerson })
    .from(redeemCode)
    .where(isNotNull(redeemCode.person));
  expect(JSON.stringify(stored)).not.toContain(holder.email);
  const { rows } = await counter.database.execute(
    sql`select from shop.promotion where for_account_id = ${holder.id}`,
  );
  expect(rows).toEqual([]);
  const again = await signUp(app, { email: holder.email });
  expect(await outcomeOf(again.visitor, codes[1] ?? "")).toBe("promotionRefused");
});
