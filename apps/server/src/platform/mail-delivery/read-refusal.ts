import { judgeDelivery, preciseStatus } from "./judge-delivery.ts";

/** Why the mail server does not take an email for this recipient, today and tomorrow. */
export interface Refusal {
  /** Whether the mailbox does not exist. */
  readonly kind: "hard" | "soft";
  readonly status: string;
  readonly diagnostic: string;
}

/**
 * What a failed sending says of its recipient; undefined where trying again may help. A server that does not accept our
 * sender, our password or our relaying refuses everybody: that is ours to mend, and nothing is given up for it.
 */
export function readRefusal(error: unknown): Refusal | undefined {
  if (!(error instanceof Error)) return undefined;
  const [command, code]: unknown[] = [
    Reflect.get(error, "command"),
    Reflect.get(error, "responseCode"),
  ];
  // Never sent: the address is none.
  if (command === "API" && error.message.includes("recipient"))
    return { kind: "hard", status: "5.1.3", diagnostic: error.message };
  if (command !== "RCPT TO" || typeof code !== "number" || code < 500 || code === 503)
    return undefined;
  const diagnostic = String(Reflect.get(error, "response") ?? error.message);
  const status = preciseStatus("", diagnostic);
  if (status.startsWith("5.7.") || /relay/i.test(diagnostic)) return undefined;
  const judged = judgeDelivery({ action: "failed", status, diagnostic });
  return { kind: judged === "hard" ? "hard" : "soft", status, diagnostic };
}
