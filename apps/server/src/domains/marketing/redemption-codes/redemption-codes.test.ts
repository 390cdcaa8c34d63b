import { personKey } from "@autotune/commerce";
import { errorTable, type RedeemCodeResponse } from "@autotune/contract";
import { licence, redeemCode } from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { metricsToken } from "../../../../test/settings.ts";
import { useCoupon } from "../../orders/fulfilment/use-coupon.ts";
import { usePromotion } from "../../orders/fulfilment/use-promotion.ts";
import { countStatuses, Visitor } from "../../identity/accounts/testing/visitor.ts";
import {
  fetchToken,
  makeBatch,
  openRedemptionFixture,
  outcomeOf,
  redeem,
  signUp,
  type RedemptionFixture,
  type Holder,
} from "./testing/redemption-fixture.ts";

let counter: RedemptionFixture;
beforeAll(async () => {
  counter = await openRedemptionFixture();
}, 60_000);
afterAll(() => counter.close());

const newHolder = (options: { email?: string; from?: string } = {}): Promise<Holder> => {
  const [app] = counter.apps;
  if (app === undefined) throw new Error("There is no process");
  return signUp(app, options);
};

const licencesOf = ({ id }: Holder) =>
  counter.database.select().from(licence).where(eq(licence.accountId, id));

async function grant({ id }: Holder, path: string): Promise<void> {
  const secret = crypto.randomUUID();
  await counter.database.insert(licence).values({
    ordinal: 0,
    accountId: id,
    pid: `PID-${path}`,
    serial: secret,
    authenticationString: secret,
  });
}

/** A code of the right form that was never issued: two changes pass the checksum once in 32. */
const unknownCode = "0000000000000000";

describe("a code for a licence", () => {
  it("[ROUTE-17] gives it with its strings, however it is typed", async () => {
    const { codes } = await makeBatch(counter);
    const holder = await newHolder();
    const typed = ` ${codes[0].toLowerCase().replaceAll("-", " ")} `;
    const response = await redeem(holder.visitor, typed);
    expect(response.statusCode).toBe(200);
    const [granted, ...others] = await licencesOf(holder);
    expect(others).toEqual([]);
    expect(response.json<RedeemCodeResponse>()).toEqual({
      kind: "licence",
      dealer: "Studio Shop",
      isRepeated: false,
      licences: [
        { name: "PID-vocal-eq", pid: "PID-vocal-eq", path: "vocal-eq", serial: granted?.serial },
      ],
    });
    expect(granted?.authenticationString).toMatch(/^(?:\w{4}-){5}\w{4}$/);
    const { rows: jobs } = await counter.database.execute(sql`
      select data from jobs.job where name = 'send-redeemed-code-email'
         and data ->> 'accountId' = ${String(holder.id)}`);
    expect(jobs).toHaveLength(1);
  });

  it("gives a licence of each part of a bundle", async () => {
    const { codes } = await makeBatch(counter, {
      gives: { kind: "licence", path: "vocal-bundle" },
    });
    const holder = await newHolder();
    expect(await outcomeOf(holder.visitor, codes[0])).toBe("licence");
    const pids = (await licencesOf(holder)).map(({ pid }) => pid);
    expect(pids.toSorted()).toEqual(["PID-auto-tune-artist", "PID-vocal-eq"]);
  });

  it("is shown again to the same person, and to nobody else", async () => {
    const { codes } = await makeBatch(counter);
    const holder = await newHolder();
    const stranger = await newHolder();
    expect(await outcomeOf(holder.visitor, codes[0])).toBe("licence");
    expect(await outcomeOf(holder.visitor, codes[0])).toBe("licence again");
    expect(await outcomeOf(stranger.visitor, codes[0])).toBe("codeUsed");
    expect(await licencesOf(holder)).toHaveLength(1);
    expect(await licencesOf(stranger)).toEqual([]);
  });

  it("is one licence after two clicks at once", async () => {
    const { codes } = await makeBatch(counter);
    const holder = await newHolder();
    const outcomes = await Promise.all([0, 1, 2].map(() => outcomeOf(holder.visitor, codes[0])));
    expect(outcomes.toSorted()).toEqual(["licence", "licence again", "licence again"]);
    expect(await licencesOf(holder)).toHaveLength(1);
  });

  it("requires signing in", async () => {
    const { codes } = await makeBatch(counter);
    const [app] = counter.apps;
    if (app === undefined) throw new Error("There is no process");
    const visitor = new Visitor(app);
    expect((await redeem(visitor, codes[0])).statusCode).toBe(401);
  });

  it("needs the token that its page requested", async () => {
    const { codes } = await makeBatch(counter);
    const { visitor } = await newHolder();
    for (const token of ["", "x", "zzzzzzzzz.AAAA"]) {
      const response = await visitor.post("redeem-code", { code: codes[0], token });
      expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([
        403,
        "foreignCall",
      ]);
    }
  });

  it("ends with its time and with its batch, but not for who redeemed it", async () => {
    const expired = await makeBatch(counter, { expiresAt: "2020-01-01T00:00:00Z" });
    const { visitor } = await newHolder();
    expect(await outcomeOf(visitor, expired.codes[0])).toBe("codeExpired");
    const { id, codes } = await makeBatch(counter, { count: 2 });
    expect(await outcomeOf(visitor, codes[0])).toBe("licence");
    const stop = () => counter.manager.post(`code-batches/${id}/stop`, { reason: "Stolen" });
    expect((await stop()).statusCode).toBe(204);
    expect((await stop()).statusCode).toBe(409);
    expect(await outcomeOf(visitor, codes[0])).toBe("licence again");
    expect(await outcomeOf(visitor, codes[1] ?? "")).toBe("codeExpired");
  });
});

describe("[ACCT-05] who does not qualify is rejected without a reason", () => {
  it("by what they own", async () => {
    const { codes } = await makeBatch(counter, { ownersOf: ["auto-tune-artist"] });
    const holder = await newHolder();
    const response = await redeem(holder.visitor, codes[0]);
    expect([response.statusCode, response.json()]).toEqual([
      422,
      {
        error: "promotionRefused",
        message: errorTable.promotionRefused.text,
        requestId: expect.any(String),
      },
    ]);
    await grant(holder, "auto-tune-artist");
    expect(await outcomeOf(holder.visitor, codes[0])).toBe("licence");
  });

  it("where the limit is one per person, in each spelling of their email address", async () => {
    const name = crypto.randomUUID();
    const { codes } = await makeBatch(counter, { count: 3, oncePerPerson: true });
    const [first, second = "", third = ""] = codes;
    const holder = await newHolder({ email: `${name}@studio.test` });
    const alias = await newHolder({ email: `${name}+again@studio.test` });
    const both = await Promise.all([
      outcomeOf(holder.visitor, first),
      outcomeOf(alias.visitor, second),
    ]);
    expect(both.toSorted()).toEqual(["licence", "promotionRefused"]);
    expect(await outcomeOf(holder.visitor, third)).toBe("promotionRefused");
  });
});

describe("a code for the cart", () => {
  it("[ROUTE-17] gives a personal coupon, once", async () => {
    const { codes } = await makeBatch(counter, { gives: { kind: "coupon", code: "SINGER20" } });
    const holder = await newHolder();
    const response = await redeem(holder.visitor, codes[0]);
    expect(response.json()).toMatchObject({
      kind: "coupon",
      coupon: { code: codes[0], discount: 0.2, cash_off: null },
    });
    const look = async ({ visitor }: Holder) =>
      (await visitor.post("coupon", { code: codes[0] })).statusCode;
    expect(await look(holder)).toBe(200);
    expect(await look(await newHolder())).toBe(422);
    expect(await outcomeOf(holder.visitor, codes[0])).toBe("coupon again");
  });

  it("gives the coupon to the account, whatever its email address becomes", async () => {
    const { codes } = await makeBatch(counter, { gives: { kind: "coupon", code: "SINGER20" } });
    const holder = await newHolder();
    await redeem(holder.visitor, codes[0]);
    const look = async ({ visitor }: Holder) =>
      (await visitor.post("coupon", { code: codes[0] })).statusCode;
    await counter.database.execute(sql`
      update shop.account set email = ${`new-${holder.email}`} where email = ${holder.email}`);
    const successor = await newHolder({ email: holder.email });
    expect([await look(holder), await look(successor)]).toEqual([200, 422]);
    // Paid for under the new email address, it is used for the account.
    await counter.apps[0]?.transact((transaction) =>
      useCoupon(transaction, {
        code: codes[0],
        person: personKey(`new-${holder.email}`),
        providerOrderId: `order-${holder.email}`,
      }),
    );
    await counter.database.execute(sql`
      update shop.account set email = ${`newest-${holder.email}`} where email = ${`new-${holder.email}`}`);
    expect(await look(holder)).toBe(422);
  });

  it("[ROUTE-17] gives the products of a promotion at its prices, to nobody else", async () => {
    const { codes } = await makeBatch(counter, { gives: { kind: "promotion", code: "OPEN" } });
    const holder = await newHolder();
    const response = await redeem(holder.visitor, codes[0]);
    expect(response.json()).toMatchObject({
      kind: "promotion",
      promotion: {
        promoCode: codes[0],
        promoId: expect.stringMatching(/^promo-2-[0-9a-f]{16}$/),
        offerTag: "loyal-26",
        promoProducts: [{ path: "vocal-bundle", prices: { USD: 9900 } }],
      },
    });
    const tryPromotion = async ({ visitor }: Holder) =>
      (await visitor.post("promotion", { code: codes[0], token: await fetchToken(visitor) }))
        .statusCode;
    expect(await tryPromotion(holder)).toBe(200);
    expect(await tryPromotion(await newHolder())).toBe(422);
    // Paid with once, it is used up.
    await counter.apps[0]?.transact((transaction) =>
      usePromotion(transaction, {
        code: codes[0],
        person: holder.email,
        providerOrderId: "order-1",
      }),
    );
    expect(await tryPromotion(holder)).toBe(422);
    expect(await outcomeOf(holder.visitor, codes[0])).toBe("codeUsed");
  });

  it("is not used up while its promotion requires something else, and ends with it", async () => {
    const loyal = await makeBatch(counter, { gives: { kind: "promotion", code: "LOYAL" } });
    const past = await makeBatch(counter, { gives: { kind: "promotion", code: "PAST" } });
    const over = await makeBatch(counter, { gives: { kind: "coupon", code: "OVER" } });
    const holder = await newHolder();
    expect(await outcomeOf(holder.visitor, loyal.codes[0])).toBe("promotionRefused");
    await grant(holder, "auto-tune-artist");
    expect(await outcomeOf(holder.visitor, loyal.codes[0])).toBe("promotion");
    expect(await outcomeOf(holder.visitor, past.codes[0])).toBe("codeExpired");
    expect(await outcomeOf(holder.visitor, over.codes[0])).toBe("codeExpired");
  });

  it("is not used up before its coupon begins", async () => {
    const { codes } = await makeBatch(counter, { gives: { kind: "coupon", code: "SOON" } });
    const early = await newHolder();
    expect(await outcomeOf(early.visitor, codes[0])).toBe("codeExpired");
    await counter.database.execute(
      sql`update shop.coupon set starts_at = null where code = 'SOON'`,
    );
    const later = await newHolder();
    expect(await outcomeOf(later.visitor, codes[0])).toBe("coupon");
  });
});

describe("guessing", () => {
  it("is stopped by account, while others at the same IP address go on", async () => {
    const from = "10.9.9.9";
    const guesser = await newHolder({ from });
    const neighbour = await newHolder({ from });
    const responses = [];
    for (let time = 0; time < 22; time += 1)
      responses.push(await redeem(guesser.visitor, unknownCode));
    expect(countStatuses(responses)).toEqual({ 422: 20, 429: 2 });
    const { codes } = await makeBatch(counter);
    expect((await redeem(guesser.visitor, codes[0])).statusCode).toBe(429);
    expect(await outcomeOf(neighbour.visitor, codes[0])).toBe("licence");
  });

  it("is distinguished from a typo, which costs no attempt", async () => {
    const { codes } = await makeBatch(counter);
    const [code] = codes;
    const { visitor } = await newHolder();
    const slipped = code.slice(0, -1) + (code.endsWith("A") ? "B" : "A");
    for (let time = 0; time < 25; time += 1)
      expect(await outcomeOf(visitor, slipped)).toBe("codeMistyped");
    expect(await outcomeOf(visitor, "not a code")).toBe("codeMistyped");
    expect(await outcomeOf(visitor, code)).toBe("licence");
  });

  it("with a known code cannot overload the shop", async () => {
    const { codes } = await makeBatch(counter);
    const { visitor } = await newHolder();
    const token = await fetchToken(visitor);
    const responses = [];
    for (let time = 0; time < 61; time += 1)
      responses.push(await visitor.post("redeem-code", { code: codes[0], token }));
    expect(countStatuses(responses)).toEqual({ 200: 60, 429: 1 });
  });

  it("is counted by outcome", async () => {
    const [app] = counter.apps;
    const response = await app?.inject({
      url: "/metrics",
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    for (const outcome of ["redeemed", "repeated", "codeUnknown", "codeMistyped", "notQualified"])
      expect(response?.body).toMatch(
        new RegExp(`^code_redemptions_total\\{outcome="${outcome}"\\} [1-9]`, "m"),
      );
  });
});

describe("a dealer", () => {
  it("is named by its URL slug", async () => {
    const { address } = await makeBatch(counter, { dealer: "Musikhaus Böhm" });
    expect(address).toBe("http://shop.localhost:3000/dealercode/musikhaus-bohm");
    const { visitor } = await newHolder();
    expect((await visitor.get("dealers/musikhaus-bohm")).json()).toEqual({
      name: "Musikhaus Böhm",
    });
    expect((await visitor.get("dealers/nobody")).statusCode).toBe(404);
  });
});

it("no code is stored in the tables", async () => {
  const { codes } = await makeBatch(counter, { count: 3 });
  const rows = await counter.database.select({ hash: redeemCode.hash }).from(redeemCode);
  const stored = rows.map(({ hash }) => hash.toString("latin1")).join("\n");
  for (const code of codes) expect(stored).not.toContain(code.replaceAll("-", ""));
});
