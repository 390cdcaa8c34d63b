import type { WithdrawalRefusal } from "@autotune/commerce";
import type { Database, Transaction } from "@autotune/database";
import { withdrawal, type withdrawalStates } from "@autotune/database/schema";
import type { Language } from "@autotune/routes";
import { eq, sql } from "drizzle-orm";

export interface Declaration {
  readonly name: string;
  readonly email: string;
  readonly reference: string;
  readonly part: string;
  readonly language: Language;
}

export interface ReceivedWithdrawal extends Declaration {
  readonly id: string;
  readonly receivedAt: Date;
}

interface StoredWithdrawal extends ReceivedWithdrawal {
  readonly state: (typeof withdrawalStates)[number];
  readonly refusal: WithdrawalRefusal | null;
  readonly refusalNote: string;
  /** False where its order is known and neither it nor a charge of its plan cost anything. */
  readonly isPaid: boolean;
  /** Number and email address match an order: the mailbox is that of the person who bought. */
  readonly isOfBuyer: boolean;
}

/**
 * The order that matches both the reference and the email address: its account's, or the one it was bought with. The
 * reference of a later charge means the order with which its plan began.
 */
const namedOrder = ({ reference, email }: Declaration) => sql<number>`(
  select bought.id from shop.order bought
    join shop.account owner on owner.id = bought.account_id
    join shop.checkout paid on paid.id = bought.checkout_id
   where ${email} in (owner.email, paid.email) and bought.id in (
     select named.id from shop.order named where named.reference = ${reference.toUpperCase()}
     union all
     select line.order_id from shop.subscription_charge charge
       join shop.subscription plan on plan.id = charge.subscription_id
       join shop.order_line line on line.id = plan.order_line_id
      where charge.reference = ${reference.toUpperCase()})
   limit 1)`;

/** Stored as declared, whether or not there is such an order. */
export async function insertWithdrawal(
  transaction: Transaction,
  declaration: Declaration,
): Promise<ReceivedWithdrawal> {
  const [received] = await transaction
    .insert(withdrawal)
    .values({ ...declaration, orderId: namedOrder(declaration) })
    .returning({ id: withdrawal.id, receivedAt: withdrawal.receivedAt });
  if (received === undefined) throw new Error("The withdrawal was not stored");
  return { ...declaration, ...received };
}

export async function findWithdrawal(
  database: Database,
  id: string,
): Promise<StoredWithdrawal | undefined> {
  const { id: key, name, email, reference, part, language, receivedAt, state } = withdrawal;
  const { refusal, refusalNote } = withdrawal;
  const declared = { id: key, name, email, reference, part, language, receivedAt };
  const isPaid = sql<boolean>`not exists (
    select from shop.order bought where bought.id = ${withdrawal.orderId} and bought.total = 0
       and not exists (
         select from shop.order_line line
           join shop.subscription plan on plan.order_line_id = line.id
           join shop.subscription_charge charge on charge.subscription_id = plan.id
          where line.order_id = bought.id and charge.total > 0 and charge.state <> 'failed'))`;
  const isOfBuyer = sql<boolean>`${withdrawal.orderId} is not null`;
  const [found] = await database
    .select({ ...declared, state, refusal, refusalNote, isPaid, isOfBuyer })
    .from(withdrawal)
    .where(eq(withdrawal.id, id));
  return found;
}
