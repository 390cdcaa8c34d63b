/** A mail server's report of one message, in the terms of RFC 3464. */
export interface DeliveryStatus {
  /** failed, delayed, delivered, relayed or expanded. */
  readonly action: string;
  /** As in RFC 3463: 5.1.1. Empty where it was left out. */
  readonly status: string;
  /** The remote server's response. */
  readonly diagnostic: string;
}

export type Delivery = "hard" | "soft" | "delivered" | "undecided";

/** What follows for the email address. */
export function judgeDelivery({ action, status, diagnostic }: DeliveryStatus): Delivery {
  switch (action) {
    case "delivered":
    case "relayed":
    case "expanded":
      return "delivered";
    case "failed":
      return isGone(preciseStatus(status, diagnostic)) ? "hard" : "soft";
    default:
      // Delayed: delivery is still being tried.
      return "undecided";
  }
}

/** Some servers send 5.0.0 and give the reason in the text only. */
export function preciseStatus(status: string, diagnostic: string): string {
  const isPrecise = /^[245]\.\d{1,3}\.\d{1,3}$/.test(status) && !status.endsWith(".0.0");
  return isPrecise ? status : (/\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(diagnostic)?.[0] ?? status);
}

/**
 * Whether the mailbox no longer exists. One that is full, over a size limit, unreachable or rejecting may work
 * tomorrow, and 5.1.7 and 5.1.8 are about the sender's address.
 */
function isGone(status: string): boolean {
  return ["5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1"].includes(status);
}
