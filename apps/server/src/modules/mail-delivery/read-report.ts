import PostalMime, { type Attachment } from "postal-mime";
import { judgeDelivery, preciseStatus } from "./judge-delivery.ts";
import type { MailTrouble } from "./withhold-mail.ts";

/** What somebody else's mail server tells of a mail of ours. */
export interface ReadReport {
  readonly kind: MailTrouble | "delivered";
  readonly status: string;
  readonly diagnostic: string;
  /** Addresses that may be the one which the mail was sent from, for reports that come to none of these. */
  readonly senders: readonly string[];
}

/** The senders' own header: some who report spam keep nothing else of where it came from. */
export const senderHeader = "X-Sent-From";

const longestDiagnostic = 500;

/**
 * Reads a notice of delivery (RFC 3464) or a complaint (RFC 5965). Undefined for what is neither: people out of
 * office, people who answer, and mail that is still being tried.
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

/** None where it is no mail that can be read: whoever sent it would bring the same again. */
async function readParts(raw: Buffer): Promise<readonly Attachment[]> {
  try {
    return (await PostalMime.parse(raw, { attachmentEncoding: "utf8" })).attachments;
  } catch {
    return [];
  }
}

function readDelivery(part: string): ReadReport | undefined {
  // The first group of fields tells of the whole mail; each of ours has one recipient, who has the second.
  const [, recipient = ""] = part.trim().split(/\r?\n(?:[ \t]*\r?\n)+/);
  const fields = readFields(recipient);
  const action = (fields.get("action") ?? "").toLowerCase();
  const diagnostic = (fields.get("diagnostic-code") ?? "").slice(0, longestDiagnostic);
  const told = /^\d\.\d{1,3}\.\d{1,3}/.exec(fields.get("status") ?? "")?.[0] ?? "";
  const status = preciseStatus(told, diagnostic);
  const kind = judgeDelivery({ action, status, diagnostic });
  return kind === "undecided" ? undefined : { kind, status, diagnostic, senders: [] };
}

/** Of all that providers report, what their people have said themselves. */
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

/** The first of each name, unfolded. */
function readFields(part: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of part.replaceAll(/\r?\n[ \t]+/g, " ").split(/\r?\n/)) {
    const [, name = "", value = ""] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    if (key !== "" && !fields.has(key)) fields.set(key, value.trim());
  }
  return fields;
}
