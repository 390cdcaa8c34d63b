import type { Context } from "../app.ts";
import { findCoupon } from "../catalogue/coupons.ts";
import { readClock } from "../database/clock.ts";
import { newId } from "../database/new-id.ts";
import { currencyOfCountry } from "../money/currencies.ts";
import { findAccount, findAccountByEmail, type Account } from "../orders/accounts.ts";
import { homeStorefront } from "../storefront/storefronts.ts";
import { priceLines } from "./price-lines.ts";
import { sessionHours, type Contact, type Session } from "./session.ts";
import type { SessionRequest } from "./session-request.ts";
import { insertSession } from "./sessions.ts";

export type CreatedSession =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly reason: Readonly<Record<string, string>> };

/** The API's session: whom it is for, what is bought, and at which prices, all decided by the seller. */
export async function createSession(
  { pool, storefronts }: Context,
  request: SessionRequest,
): Promise<CreatedSession> {
  const { contact: requestedContact, account: accountId, tags } = request;
  if ((requestedContact === undefined) === (accountId === undefined))
    return { ok: false, reason: { account: "Either account or contact is required." } };
  const account = await accountOf(pool, request);
  if (accountId !== undefined && account === undefined)
    return { ok: false, reason: { account: "Not found" } };
  const country = request.country ?? requestedContact?.country ?? account?.country ?? "US";
  const language = request.language ?? requestedContact?.language ?? account?.language ?? "en";
  const currency = currencyOfCountry(country);
  const priced = await priceLines(pool, request.items, { currency, language });
  if (!priced.ok) return priced;
  const coupon = request.coupon ? await findCoupon(pool, request.coupon) : null;
  if (coupon === undefined) return { ok: false, reason: { coupon: "Not found" } };
  const now = await readClock(pool);
  const { host, live } = homeStorefront(storefronts);
  const session: Session = {
    id: newId(),
    host,
    live,
    locked: true,
    contact: contactOf(request, account),
    accountId: account?.id ?? null,
    currency,
    country,
    language,
    postalCode: requestedContact?.postalCode ?? null,
    taxId: null,
    coupon,
    tags: tags ?? {},
    lines: priced.lines,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + sessionHours * 3_600_000).toISOString(),
    orderId: null,
    authentication: null,
  };
  await insertSession(pool, session);
  return { ok: true, session };
}

async function accountOf(
  pool: Context["pool"],
  { account, contact }: SessionRequest,
): Promise<Account | undefined> {
  if (account !== undefined) return findAccount(pool, account);
  return contact === undefined ? undefined : findAccountByEmail(pool, contact.email);
}

function contactOf({ contact }: SessionRequest, account: Account | undefined): Contact | null {
  if (contact === undefined) return account?.contact ?? null;
  return {
    first: contact.first ?? "",
    last: contact.last ?? "",
    email: contact.email,
    company: contact.company ?? null,
    phone: contact.phone ?? null,
  };
}
