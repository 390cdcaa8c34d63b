import type { OrderEmail } from "./order-email.ts";

export function countSerials({ lines }: Pick<OrderEmail, "lines">): number {
  return lines.reduce((count, line) => count + line.licences.length, 0);
}
