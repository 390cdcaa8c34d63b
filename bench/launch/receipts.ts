import Type from "typebox";
import { Parse } from "typebox/value";

/** How many receipts a worker sends at once (`atOnce` of `send-order-email.ts`): a killed one had no more in hand. */
export const receiptsInHand = 2;

/** The mails have their texts with them. */
const pageLength = 200;
const Mails = Type.Array(
  Type.Object({ headers: Type.Object({ "message-id": Type.Optional(Type.String()) }) }),
);
/** Not that of an order that waits for its money, or of a copy: their references would be none. */
const receiptForm = /^<order-(?<reference>[^@]+)@/;

/** The Message-ID of every mail that the mail server has accepted; of one that it has twice, twice. */
export async function readMessageIds(mailUrl: string): Promise<string[]> {
  const ids: string[] = [];
  for (let skip = 0; ; skip += pageLength) {
    const response = await fetch(`${mailUrl}/api/email?skip=${skip}&limit=${pageLength}`);
    if (!response.ok) throw new Error(`The mail server responded with ${response.status}`);
    const page = Parse(Mails, await response.json());
    ids.push(...page.flatMap(({ headers }) => headers["message-id"] ?? []));
    if (page.length < pageLength) return ids;
  }
}

interface Receipts {
  /** Orders of which the mail server has no receipt. */
  readonly withoutReceipt: number;
  /** Receipts that it has besides the first of their order. */
  readonly receiptsSentAgain: number;
}

/** A job that is done may have sent nothing, and one that was tried again may have sent twice: what counts came in. */
export function compareReceipts(
  references: readonly string[],
  messageIds: readonly string[],
): Receipts {
  const received = new Map(references.map((reference) => [reference, 0]));
  for (const id of messageIds) {
    const reference = receiptForm.exec(id)?.groups?.["reference"] ?? "";
    const before = received.get(reference);
    if (before !== undefined) received.set(reference, before + 1);
  }
  const counts = [...received.values()];
  return {
    withoutReceipt: counts.filter((count) => count === 0).length,
    receiptsSentAgain: counts.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
  };
}
