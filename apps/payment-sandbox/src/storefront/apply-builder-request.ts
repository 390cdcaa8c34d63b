import { findCoupon } from "../catalogue/coupons.ts";
import type { Queryable } from "../database/connect.ts";
import { priceLines } from "../sessions/price-lines.ts";
import type { Contact, Line, Session } from "../sessions/session.ts";
import type { BuilderRequest } from "./builder-request.ts";

export type Applied =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly reason: string };

/**
 * What a page sets on a session. In one that the seller's server created, the page sets who pays and where, but
 * neither what is bought nor the server's tags.
 */
export async function applyBuilderRequest(
  db: Queryable,
  session: Session,
  request: BuilderRequest,
): Promise<Applied> {
  const { products, coupon: code } = request;
  if (session.locked && (products !== undefined || typeof code === "string"))
    return { ok: false, reason: "The items of this session cannot be changed." };
  const coupon =
    typeof code === "string" && code !== ""
      ? await findCoupon(db, code)
      : code === undefined
        ? session.coupon
        : null;
  if (coupon === undefined) return { ok: false, reason: "Coupon not found." };
  const language = request.language ?? session.language;
  const lines = await linesAfter(db, { ...session, language }, products);
  if (!lines.ok) return { ok: false, reason: Object.values(lines.reason).join(" ") };
  const contact = request.paymentContact;
  return {
    ok: true,
    session: {
      ...session,
      language,
      coupon,
      lines: lines.lines,
      country: request.country ?? contact?.country ?? session.country,
      postalCode: request.postalCode ?? contact?.postalCode ?? session.postalCode,
      taxId: request.taxId ?? session.taxId,
      tags: session.locked
        ? { ...request.tags, ...session.tags }
        : { ...session.tags, ...request.tags },
      contact: session.contact ?? contactOf(contact),
    },
  };
}

async function linesAfter(
  db: Queryable,
  session: Session,
  products: BuilderRequest["products"],
): Promise<
  { ok: true; lines: readonly Line[] } | { ok: false; reason: Readonly<Record<string, string>> }
> {
  if (products === undefined) return { ok: true, lines: session.lines };
  const quantities = new Map(session.lines.map(({ product, quantity }) => [product, quantity]));
  for (const { path, quantity = 1 } of products) quantities.set(path, quantity);
  const items = [...quantities]
    .filter(([, quantity]) => quantity > 0)
    .map(([product, quantity]) => ({ product, quantity }));
  return priceLines(db, items, session);
}

function contactOf(contact: BuilderRequest["paymentContact"]): Contact | null {
  if (!contact?.email) return null;
  return {
    first: contact.firstName ?? "",
    last: contact.lastName ?? "",
    email: contact.email,
    company: contact.company ?? null,
    phone: contact.phoneNumber ?? null,
  };
}
