import { hasTrialsLeft, mailboxKey, personKey, type BuyerRights } from "@autotune/commerce";
import type { Database } from "@autotune/database";
import { sql, type SQL } from "drizzle-orm";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { couponJson, parseCoupon, type FoundCoupon } from "../coupons/coupon-json.ts";
import {
  parsePromotion,
  promotionJson,
  type FoundPromotion,
} from "../promotions/promotion-json.ts";
import { hasUsedTrial, trialsBegun } from "../../subscriptions/index.ts";
import { ownedLicencesJson } from "../../licensing/index.ts";
import type { Buyer } from "./buyer.ts";
import type { Declines } from "../declined-payments/decline-wait.ts";

interface FactsToRead {
  readonly buyer: Buyer;
  /** The requesting network. */
  readonly place: string;
  /** The requesting browser; null where it is not known. */
  readonly device: Buffer | null;
  /** Null where no code was given. */
  readonly couponCode: string | null;
  readonly promotionCode: string | null;
  /** Licences that upgrades are paid with. */
  readonly licences: readonly number[];
}

/** What the database knows of the buyer. */
interface BuyerFacts {
  /** The mailbox, in any spelling, belongs to an account that can sign in. */
  readonly hasFullAccount: boolean;
  readonly rights: BuyerRights;
  readonly coupon: FoundCoupon | undefined;
  readonly promotion: FoundPromotion | undefined;
  /** By origin; by person too where that is known. */
  readonly declines: readonly Declines[];
  readonly latestCheckout: string | null;
}

const Declined = Type.Object({ count: Type.Integer(), secondsSinceLast: Type.Number() });
const form = Compile(
  Type.Object({
    hasFullAccount: Type.Boolean(),
    hasUsedTrial: Type.Boolean(),
    trialsBegun: Type.Object({ network: Type.Integer(), browser: Type.Integer() }),
    runningPlans: Type.Array(Type.String()),
    owned: Type.Array(
      Type.Object({
        path: Type.String(),
        pid: Type.String(),
        name: Type.String(),
        authenticationString: Type.String(),
        purchaseId: Type.String(),
        serial: Type.String(),
        upgradedTo: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
    coupon: Type.Unknown(),
    promotion: Type.Unknown(),
    declinedPerson: Declined,
    declinedPlace: Declined,
    latestCheckout: Type.Union([Type.String(), Type.Null()]),
  }),
);

const given = (name: string, type: "text" | "bigint" | "bytea" | "bigint[]") =>
  sql`${sql.placeholder(name)}::${sql.raw(type)}`;

export type FactsReader = (query: FactsToRead) => Promise<BuyerFacts>;

/** Reads all of it in one prepared statement. */
export function createFactsReader(database: Database): FactsReader {
  const person = given("person", "text");
  const signedIn = given("accountId", "bigint");
  const accountId = sql`buyer.account_id`;
  const statement = database
    .select({
      hasFullAccount: sql`exists (
        select from shop.account
         where account.mailbox = ${given("mailbox", "text")} and password_hash is not null)`,
      hasUsedTrial: hasUsedTrial({ person, accountId }),
      trialsBegun: trialsBegun({ place: given("place", "text"), device: given("device", "bytea") }),
      runningPlans: sql`(
        select coalesce(jsonb_agg(plan.path), '[]') from shop.subscription plan
         where plan.account_id = ${accountId} and plan.state <> 'deactivated')`,
      owned: ownedLicencesJson({ accountId: signedIn, ids: given("licences", "bigint[]") }),
      coupon: couponJson({ code: given("couponCode", "text"), person }),
      promotion: promotionJson({
        code: given("promotionCode", "text"),
        accountId: signedIn,
        person,
      }),
      // A guest's declined payments say nothing about the person whose email address they typed.
      declinedPerson: declines(sql`declined.person = ${person} and exists (
        select from shop.checkout where id = declined.checkout_id and guest_hash is null)`),
      declinedPlace: declines(sql`declined.place = ${given("place", "text")}`),
      latestCheckout: sql`coalesce(
        (select id from shop.checkout where checkout.account_id = ${signedIn}
          order by created_at desc limit 1),
        (select id from shop.checkout where checkout.email = ${given("guestEmail", "text")}
            and guest_hash = ${given("guestHash", "bytea")}
          order by created_at desc limit 1))`,
    })
    // A returning guest has an account that waits to be set up: its plans are theirs.
    .from(
      sql`(select coalesce(${signedIn}, (
        select id from shop.account where account.mailbox = ${given("guestMailbox", "text")}
          and password_hash is null)) as account_id) as buyer`,
    )
    .prepare("read_buyer_facts");

  return async ({ buyer, place, device, couponCode, promotionCode, licences }) => {
    const [row] = await statement.execute({
      accountId: buyer.accountId,
      guestEmail: buyer.accountId === null ? buyer.email : null,
      guestHash: buyer.guestHash,
      guestMailbox: buyer.accountId === null ? mailboxKey(buyer.email) : null,
      mailbox: mailboxKey(buyer.email),
      person: personKey(buyer.email),
      place,
      device,
      couponCode,
      promotionCode,
      licences: [...licences],
    });
    if (!form.Check(row)) throw new TypeError("What is known of a buyer cannot be read");
    const { runningPlans, owned, declinedPerson, declinedPlace } = row;
    const isTrialLimitReached = !hasTrialsLeft(row.trialsBegun);
    return {
      hasFullAccount: row.hasFullAccount,
      rights: { hasTrial: !row.hasUsedTrial, isTrialLimitReached, runningPlans, owned },
      coupon: parseCoupon(row.coupon),
      promotion: parsePromotion(row.promotion),
      declines: buyer.accountId === null ? [declinedPlace] : [declinedPerson, declinedPlace],
      latestCheckout: row.latestCheckout,
    };
  };
}

/** The times are the provider's, whose clock may be slightly ahead. */
function declines(condition: SQL): SQL {
  return sql`(
    select jsonb_build_object('count', count(*),
        'secondsSinceLast', coalesce(extract(epoch from now() - max(declined_at)), 0))
      from shop.declined_payment declined
     where ${condition} and declined_at > now() - interval '1 hour'
       and declined_at < now() + interval '5 minutes')`;
}
