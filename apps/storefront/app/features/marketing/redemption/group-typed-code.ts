import { groupRedeemCode, tidyRedeemCode } from "@autotune/commerce";

/**
 * What the field shows after a change. What is typed at the end or pasted is grouped at once. A change in the
 * middle stays as it was typed, so that the cursor does not jump.
 */
export function groupTypedCode(before: string, typed: string): string {
  const isAtEnd = typed.length > before.length && typed.startsWith(before);
  const isPasted = typed.length > before.length + 1;
  return isAtEnd || isPasted ? groupRedeemCode(tidyRedeemCode(typed)) : typed.toUpperCase();
}
