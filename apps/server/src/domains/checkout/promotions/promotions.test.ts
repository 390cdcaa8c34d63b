import { errorTable, type PromotionTokenResponse } from "@autotune/contract";
import type Type from "typebox";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Visitor } from "../../identity/accounts/testing/visitor.ts";
import { countStatuses } from "../../identity/accounts/testing/visitor.ts";
import {
  grantLicence,
  openCheckoutFixture,
  signUp,
  visit,
  type CheckoutFixture,
} from "../checkouts/testing/checkout-fixture.ts";

let checkoutFixture: CheckoutFixture;
beforeAll(async () => {
  checkoutFixture = await openCheckoutFixture();
}, 60_000);
afterAll(() => checkoutFixture.close());

async function redeem(who: Visitor, code: string) {
  const { token } = (await who.get("promo_token_C11A6954")).json<
    Type.Static<typeof PromotionTokenResponse>
  >();
  return who.post("promotion", { code, token });
}

describe("a promotion", () => {
  it("returns its products with its prices to anyone with the code", async () => {
    const response = await redeem(visit(checkoutFixture), "open ");
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      promoCode: "OPEN",
      promoId: "promo-2",
      offerTag: "loyal-26",
      promoProducts: [{ path: "vocal-bundle", prices: { USD: 9900, JPY: 9900 } }],
    });
  });

  it("is for those who own what it requires, as long as they do", async () => {
    const { visitor, id } = await signUp(checkoutFixture);
    const statusOf = async () => (await redeem(visitor, "LOYAL")).statusCode;
    expect(await statusOf()).toBe(422);
    const { id: licenceId } = await grantLicence(checkoutFixture, id, "auto-tune-artist");
    expect(await statusOf()).toBe(200);
    await checkoutFixture.database.execute(
      sql`update shop.licence set upgraded_at = now() where id = ${licenceId}`,
    );
    expect(await statusOf()).toBe(422);
    await checkoutFixture.database.execute(
      sql`update shop.licence set upgraded_at = null, revoked_at = now() where id = ${licenceId}`,
    );
    expect(await statusOf()).toBe(422);
  });

  it("[ACCT-05] rejects who does not qualify, without a reason", async () => {
    for (const code of ["LOYAL", "PAST", "NOSUCH"]) {
      const response = await redeem(visit(checkoutFixture), code);
      expect([response.statusCode, response.json()], code).toEqual([
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

  it("needs the token that its page requested", async () => {
    for (const token of ["", "x", "zzzzzzzzz.AAAA"]) {
      const response = await visit(checkoutFixture).post("promotion", { code: "OPEN", token });
      expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([
        403,
        "foreignCall",
      ]);
    }
  });

  it("cannot be found by guessing", async () => {
    const visitor = visit(checkoutFixture);
    const responses = [];
    for (let time = 0; time < 22; time += 1) responses.push(await redeem(visitor, `GUESS${time}`));
    expect(countStatuses(responses)).toEqual({ 422: 20, 429: 2 });
  });
});
