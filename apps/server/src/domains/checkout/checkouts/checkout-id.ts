import { hash } from "node:crypto";

/**
 * An id derived from who requests what, and after which of their checkouts. Two concurrent requests for the same get
 * the same id, and the table's key makes one checkout of them; a later request gets another.
 */
export function checkoutIdOf(parts: readonly unknown[]): string {
  const digest = hash("sha256", JSON.stringify(parts), "buffer");
  // A UUID of version 8: its bits are application-defined.
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x80, 6);
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = digest.toString("hex", 0, 16);
  return [8, 12, 16, 20, 32]
    .map((end, index, ends) => hex.slice(ends[index - 1] ?? 0, end))
    .join("-");
}
