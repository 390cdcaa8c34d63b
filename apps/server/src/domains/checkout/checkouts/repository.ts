import type { Currency } from "@autotune/commerce";
import type { Database } from "@autotune/database";
import { checkout, type CheckoutLine } from "@autotune/database/schema";
import type { Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import type { Buyer } from "./buyer.ts";

/** A cart as decided by the server. */
export interface CheckoutToStore {
  readonly id: string;
  readonly buyer: Buyer;
  readonly place: string;
  readonly device: Buffer | null;
  readonly language: Language;
  readonly country: string;
  readonly currency: Currency;
  readonly subtotal: number;
  readonly discount: number;
  readonly couponCode: string | null;
  readonly promotionCode: string | null;
  readonly lines: readonly CheckoutLine[];
  /** Those that the browser reports as paid; they are not continued. */
  readonly paid: readonly string[];
  /** The affiliate's link that led here. */
  readonly affiliateClick: string | null;
}

export interface StoredCheckout {
  readonly id: string;
  /** Null until a session is opened for it. */
  readonly sessionId: string | null;
}

export type CheckoutRepository = ReturnType<typeof createCheckoutRepository>;

const types = {
  id: "uuid",
  accountId: "bigint",
  guestEmail: "text",
  guestHash: "bytea",
  email: "text",
  firstName: "text",
  lastName: "text",
  place: "text",
  device: "bytea",
  language: "text",
  country: "text",
  currency: "text",
  subtotal: "integer",
  discount: "integer",
  couponCode: "text",
  promotionCode: "text",
  lines: "jsonb",
  paid: "uuid[]",
  affiliateClick: "text",
} as const;

const given = (name: keyof typeof types) => sql`${sql.placeholder(name)}::${sql.raw(types[name])}`;

const recent = sql`created_at > now() - interval '23 hours' order by created_at desc limit 20`;

/** Prepared statements of checkouts: a buyer waits for each. */
export function createCheckoutRepository(database: Database) {
  // Sessions live for a day; the same cart of the same person continues in the open one, so that two windows, or a page
  // that was left and reopened, cannot pay twice.
  const open = database
    .$with("open", { id: sql<string>`id`, sessionId: sql<string | null>`session_id` })
    .as(
      sql`select id, session_id from (
          (select * from shop.checkout where account_id = ${given("accountId")} and ${recent})
          union all
          (select * from shop.checkout
            where email = ${given("guestEmail")} and guest_hash = ${given("guestHash")} and ${recent})
        ) candidate
        where lines = ${given("lines")} and currency = ${given("currency")}
          and country = ${given("country")} and language = ${given("language")}
          and email = ${given("email")} and first_name = ${given("firstName")}
          and last_name = ${given("lastName")}
          and coupon_code is not distinct from ${given("couponCode")}
          and promotion_code is not distinct from ${given("promotionCode")}
          and not exists (select from shop.order where checkout_id = candidate.id)
          and id <> all (${given("paid")})
        order by session_id is null, created_at limit 1`,
    );
  const made = database.$with("made", { id: sql<string>`id` }).as(
    sql`insert into shop.checkout (id, account_id, guest_hash, email, first_name, last_name, place, device,
          language, country, currency, subtotal, discount, coupon_code, promotion_code, lines,
          affiliate_click_id)
        select ${given("id")}, ${given("accountId")}, ${given("guestHash")}, ${given("email")},
          ${given("firstName")}, ${given("lastName")}, ${given("place")}, ${given("device")}, ${given("language")},
          ${given("country")}, ${given("currency")}, ${given("subtotal")}, ${given("discount")},
          ${given("couponCode")}, ${given("promotionCode")}, ${given("lines")},
          ${given("affiliateClick")}
        where not exists (select from open)
        on conflict (id) do nothing
        returning id`,
  );
  const store = database
    .with(open, made)
    .select({ id: sql<string>`id`, sessionId: sql<string | null>`session_id` })
    .from(open)
    .prepare("keep_checkout");

  const storeSession = database
    .update(checkout)
    // The first one counts, also where two requests opened one for the same checkout.
    .set({ sessionId: sql`coalesce(${checkout.sessionId}, ${sql.placeholder("sessionId")})` })
    .where(sql`${checkout.id} = ${sql.placeholder("id")}`)
    .returning({ sessionId: checkout.sessionId })
    .prepare("keep_checkout_session");

  const storeClick = database
    .update(checkout)
    .set({ affiliateClickId: sql`${sql.placeholder("click")}::text` })
    .where(
      sql`${checkout.id} = ${sql.placeholder("id")}
        and ${checkout.affiliateClickId} is distinct from ${sql.placeholder("click")}::text`,
    )
    .prepare("keep_checkout_click");

  return {
    /** Stores a decided cart, or finds it: an open one is not opened again. */
    async store({ buyer, lines, ...rest }: CheckoutToStore): Promise<StoredCheckout> {
      const [found] = await store.execute({
        ...rest,
        ...buyer,
        guestEmail: buyer.accountId === null ? buyer.email : null,
        lines: JSON.stringify(lines),
      });
      if (found === undefined) return { id: rest.id, sessionId: null };
      // The latest consent counts: a newer click, or none where consent was withdrawn.
      await storeClick.execute({ id: found.id, click: rest.affiliateClick });
      return found;
    },

    /** Stores the provider's session of a checkout, and returns the one to be paid. */
    async storeSession(id: string, sessionId: string): Promise<string> {
      const [stored] = await storeSession.execute({ id, sessionId });
      return stored?.sessionId ?? sessionId;
    },
  };
}
