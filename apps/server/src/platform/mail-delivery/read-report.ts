import PostalMime, { type Attachment } from "postal-mime";
import { judgeDelivery, preciseStatus } from "./judge-delivery.ts";
import type { DeliveryIssue } from "./suppress-mail.ts";

/** Another mail server's report of an email of ours. */
export interface ReadReport {
  readonly kind: DeliveryIssue | "delivered";
  readonly status: string;
  readonly diagnostic: string;
  /** Possible envelope senders of our message, for reports that were sent to none of these. */
  readonly senders: readonly string[];
}

/** The sender's own header: some complaint reports contain nothing else of its origin. */
export const senderHeader = "X-Sent-From";

const longestDiagnostic = 500;

/**
 * Reads a delivery status notification (RFC 3464) or a complaint (RFC 5965). Undefined for anything else:
 * auto-responders, replies, and messages that are still being retried.
 */
export async function readReport(raw: Buffer): Promise<ReadReport | undefined> {
  const attachments = await readParts(raw);
  const partOf = (...types: string[]) => {
    const found = attachments.find(({ mimeType }) => types.includes(mimeType));
    return typeof found?.content === "string" ? found.content : undefined;
  };
  const original = partOf("message/rfc822", "text/rfc822-headers", "message/rfc822-headers") ?? "";
  const feedback = partOf("message/feedback-report");
  if (feedback !== undefined) return readComplaint(feedback, original);
  const delivery = partOf("message/delivery-status", "message/global-delivery-status");
  return delivery === undefined ? undefined : readDelivery(delivery);
}

/** Empty where it is no readable message: its sender would only repeat it. */
async function readParts(raw: Buffer): Promise<readonly Attachment[]> {
  try {
    return (await PostalMime.parse(raw, { attachmentEncoding: "utf8" })).attachments;
  } catch {
    return [];
  }
}

function readDelivery(part: string): ReadReport | undefined {
  // The first group of fields is about the whole message; each of ours has one recipient, who has the second.
  const [, recipient = ""] = part.trim().split(/\r?\n(?:[ \t]*\r?\n)+/);
  const fields = readFields(recipient);
  const action = (fields.get("action") ?? "").toLowerCase();
  const diagnostic = (fields.get("diagnostic-code") ?? "").slice(0, longestDiagnostic);
  const reported = /^\d\.\d{1,3}\.\d{1,3}/.exec(fields.get("status") ?? "")?.[0] ?? "";
  const status = preciseStatus(reported, diagnostic);
  const kind = judgeDelivery({ action, status, diagnostic });
  return kind === "undecided" ? undefined : { kind, status, diagnostic, senders: [] };
}

/** Of all that providers report, what their users reported themselves. */
const complaints = new Set(["abuse", "fraud", "virus", "other", "opt-out"]);

function readComplaint(part: string, original: string): ReadReport | undefined {
  const fields = readFields(part);
  const type = (fields.get("feedback-type") ?? "").toLowerCase();
  if (!complaints.has(type)) return undefined;
  const [head = ""] = original.trimStart().split(/\r?\n\r?\n/, 1);
  const headers = readFields(head);
  const senders = [
    fields.get("original-mail-from"),
    headers.get("return-path"),
    headers.get(senderHeader.toLowerCase()),
  ].flatMap((sender) => (sender === undefined ? [] : [sender.replaceAll(/[<>\s]/g, "")]));
  return { kind: "complaint", status: "", diagnostic: type, senders };
}

/** The first header of each name, unfolded. */
function readFields(part: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of part.replaceAll(/\r?\n[ \t]+/g, " ").split(/\r?\n/)) {
    const [, name = "", value = ""] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    if (key !== "" && !fields.has(key)) fields.set(key, value.trim());
  }
  return fields;
}
