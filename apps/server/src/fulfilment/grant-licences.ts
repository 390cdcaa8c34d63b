import type { Transaction } from "@autotune/database";
import { licence, order, orderLine } from "@autotune/database/schema";
import { eq } from "drizzle-orm";
import { makeAuthenticationString, makeSerial } from "./serial.ts";

/** One licence for each copy of each line of an order; one that is there already stays as it is. */
export async function grantLicences(
  transaction: Transaction,
  providerOrderId: string,
): Promise<void> {
  const lines = await transaction
    .select({
      orderLineId: orderLine.id,
      pid: orderLine.pid,
      quantity: orderLine.quantity,
      accountId: order.accountId,
    })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(eq(order.providerOrderId, providerOrderId));
  const licences = lines.flatMap(({ quantity, ...line }) =>
    Array.from({ length: quantity }, (_, ordinal) => ({
      ...line,
      ordinal,
      serial: makeSerial(),
      authenticationString: makeAuthenticationString(),
    })),
  );
  await transaction
    .insert(licence)
    .values(licences)
    .onConflictDoNothing({ target: [licence.orderLineId, licence.ordinal] });
}
