import Type from "typebox";
import { Compile } from "typebox/compile";
import type { OpenedSession, SessionToOpen } from "../port/provider.ts";
import { readAmount, writeAmount } from "./amounts.ts";
import type { Call } from "./call.ts";
import { writeTerms } from "./terms.ts";

const responseSchema = Compile(
  Type.Object({
    id: Type.String({ minLength: 11 }),
    currency: Type.String(),
    subtotal: Type.Number(),
  }),
);

/** Opens a session at our prices, and believes it only if the provider understood the same sum. */
export async function openSession(call: Call, session: SessionToOpen): Promise<OpenedSession> {
  const { buyer, currency, items, language, tags } = session;
  const opened: unknown = await call("POST", "/sessions", {
    contact: {
      first: buyer.firstName,
      last: buyer.lastName,
      email: buyer.email,
      country: buyer.country,
    },
    items: items.map((item) => ({
      product: item.path,
      quantity: item.quantity,
      pricing: { price: { [currency]: writeAmount(item.unitPrice) }, ...writeTerms(item) },
    })),
    language,
    tags,
  });
  if (!responseSchema.Check(opened))
    throw new Error("The provider opened a session that cannot be read");
  const expected = dueToday(session);
  const amount = readAmount(opened.subtotal, currency);
  if (opened.currency !== currency || amount !== expected) {
    throw new Error(
      `The provider asks ${opened.subtotal} ${opened.currency} for what costs ${expected} ${currency} in minor units`,
    );
  }
  return { id: opened.id, subtotal: { amount, currency } };
}

/** What begins with free days is charged when they are over. */
function dueToday({ items }: SessionToOpen): number {
  return items
    .filter(({ trialDays }) => trialDays === 0)
    .reduce((sum, { unitPrice, quantity }) => sum + unitPrice.amount * quantity, 0);
}
