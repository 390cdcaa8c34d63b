import { errorTable, type PromotionTokenAnswer } from "@autotune/contract";
import type Type from "typebox";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Visitor } from "../accounts/testing/visitor.ts";
import { countStatuses } from "../accounts/testing/visitor.ts";
import { grantLicence, openTill, signUp, visit, type Till } from "../checkout/testing/till.ts";

let till: Till;
beforeAll(async () => {
  till = await openTill();
}, 60_000);
afterAll(() => till.close());

async function redeem(who: Visitor, code: string) {
  const { token } = (await who.get("promo_token_C11A6954")).json<
    Type.Static<typeof PromotionTokenAnswer>
  >();
  return who.post("promotion", { code, token });
}

describe("a promotion", () => {
  it("tells its products with its prices to whoever has the code", async () => {
    const answer = await redeem(visit(till), "open ");
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      promoCode: "OPEN",
      promoId: "promo-2",
      offerTag: "loyal-26",
      promoProducts: [{ path: "vocal-bundle", prices: { USD: 9900, JPY: 9900 } }],
    });
  });

  it("is for those who own what it asks for, as long as they do", async () => {
    const { visitor, id } = await signUp(till);
    const statusOf = async () => (await redeem(visitor, "LOYAL")).statusCode;
    expect(await statusOf()).toBe(422);
    const { id: licenceId } = await grantLicence(till, id, "auto-tune-artist");
    expect(await statusOf()).toBe(200);
    await till.database.execute(
      sql`update shop.licence set upgraded_at = now() where id = ${licenceId}`,
    );
    expect(await statusOf()).toBe(422);
    await till.database.execute(
      sql`update shop.licence set upgraded_at = null, revoked_at = now() where id = ${licenceId}`,
    );
    expect(await statusOf()).toBe(422);
  });

  it("[ACCT-05] tells who does not qualify so, and does not say why", async () => {
    for (const code of ["LOYAL", "PAST", "NOSUCH", "\0"]) {
      const answer = await redeem(visit(till), code);
      expect([answer.statusCode, answer.json()], code).toEqual([
        422,
        {
          error: "promotionRefused",
          message: errorTable.promotionRefused.text,
          requestId: expect.any(String),
        },
      ]);
    }
    expect(errorTable.promotionRefused.text).toBe(
      "Our records indicate that you do not qualify for this promotion. We apologize for the inconvenience.",
    );
  });

  it("needs the token that its page asked for", async () => {
    for (const token of ["", "x", "zzzzzzzzz.AAAA"]) {
      const answer = await visit(till).post("promotion", { code: "OPEN", token });
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
        403,
        "foreignCall",
      ]);
    }
  });

  it("is not found by guessing", async () => {
    const visitor = visit(till);
    const answers = [];
    for (let time = 0; time < 22; time += 1) answers.push(await redeem(visitor, `GUESS${time}`));
    expect(countStatuses(answers)).toEqual({ 422: 20, 429: 2 });
  });
});
