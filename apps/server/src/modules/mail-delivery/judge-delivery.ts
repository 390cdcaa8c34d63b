/** What a mail server tells of one mail, in the words of RFC 3464. */
export interface DeliveryStatus {
  /** failed, delayed, delivered, relayed or expanded. */
  readonly action: string;
  /** As RFC 3463 has it: 5.1.1. Empty where it was left out. */
  readonly status: string;
  /** What the server in question answered. */
  readonly diagnostic: string;
}

export type Delivery = "hard" | "soft" | "delivered" | "undecided";

/** What follows from it for the address. */
export function judgeDelivery({ action, status, diagnostic }: DeliveryStatus): Delivery {
  switch (action) {
    case "delivered":
    case "relayed":
    case "expanded":
      return "delivered";
    case "failed":
      return isGone(preciseStatus(status, diagnostic)) ? "hard" : "soft";
    default:
      // Delayed: it is still being tried.
      return "undecided";
  }
}

/** Some servers say 5.0.0 and leave the reason to their words. */
export function preciseStatus(status: string, diagnostic: string): string {
  const isPrecise = /^[245]\.\d{1,3}\.\d{1,3}$/.test(status) && !status.endsWith(".0.0");
  return isPrecise ? status : (/\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(diagnostic)?.[0] ?? status);
}

/**
 * Whether nobody gets mail there any more. What is full, too large, unreachable or unwelcome may be otherwise
 * tomorrow, and 5.1.7 and 5.1.8 complain of the sender's address.
 */
function isGone(status: string): boolean {
  return ["5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1"].includes(status);
}
