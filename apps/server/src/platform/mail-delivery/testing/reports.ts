/** Messages as other servers write them when an email of ours bounced, or was reported as spam. */

const lines = (...written: string[]) => written.join("\r\n");

interface DeliveryStatus {
  readonly action?: string;
  readonly status?: string;
  readonly diagnostic?: string;
}

/** A delivery status notification (RFC 3464). */
export function deliveryNotice({
  action = "failed",
  status = "5.1.1",
  diagnostic = "smtp; 550 5.1.1 <nina@studio.test>: user\r\n    unknown",
}: DeliveryStatus = {}): Buffer {
  return Buffer.from(
    lines(
      "From: MAILER-DAEMON@mx.studio.test (Mail Delivery System)",
      "Subject: Undelivered Mail Returned to Sender",
      "Auto-Submitted: auto-replied",
      "MIME-Version: 1.0",
      'Content-Type: multipart/report; report-type=delivery-status; boundary="parts"',
      "",
      "--parts",
      "Content-Type: text/plain; charset=us-ascii",
      "",
      "Your message could not be delivered. Status: 9.9.9",
      "",
      "--parts",
      "Content-Type: message/delivery-status",
      "",
      "Reporting-MTA: dns; mx.studio.test",
      "Arrival-Date: Mon, 5 Jan 2026 10:00:00 +0000",
      "",
      "Final-Recipient: rfc822; nina@studio.test",
      "Original-Recipient: rfc822;nina@studio.test",
      `Action: ${action}`,
      ...(status === "" ? [] : [`Status: ${status}`]),
      ...(diagnostic === "" ? [] : [`Diagnostic-Code: ${diagnostic}`]),
      "",
      "--parts",
      "Content-Type: message/rfc822",
      "",
      "From: AutoTune <hello@shop.example>",
      "Subject: Your order",
      "",
      "Action: delivered",
      "",
      "--parts--",
      "",
    ),
  );
}

interface Complaint {
  readonly type?: string;
  /** The headers of our message that the provider includes. */
  readonly headers?: readonly string[];
  /** Fields of the report itself. */
  readonly fields?: readonly string[];
}

/** A complaint (RFC 5965). */
export function complaint({ type = "abuse", headers = [], fields = [] }: Complaint = {}): Buffer {
  return Buffer.from(
    lines(
      "From: feedback@mailboxes.test",
      "Subject: FW: Our news",
      "MIME-Version: 1.0",
      'Content-Type: multipart/report; report-type=feedback-report; boundary="parts"',
      "",
      "--parts",
      "Content-Type: text/plain",
      "",
      "This is an e-mail abuse report.",
      "",
      "--parts",
      "Content-Type: message/feedback-report",
      "",
      `Feedback-Type: ${type}`,
      "User-Agent: Feedback/1.0",
      "Version: 1",
      ...fields,
      "",
      "--parts",
      "Content-Type: message/rfc822",
      "Content-Disposition: inline",
      "",
      ...headers,
      "From: AutoTune <hello@shop.example>",
      "Subject: Our news",
      "",
      "News.",
      "",
      "--parts--",
      "",
    ),
  );
}

/** Nested parts, more than any message has. */
export function bottomlessMail(): Buffer {
  const depths = Array.from({ length: 1000 }, (_none, depth) => depth);
  return Buffer.from(
    lines(
      ...depths.flatMap((depth) => [
        `Content-Type: multipart/mixed; boundary="deep${depth}"`,
        "",
        `--deep${depth}`,
      ]),
      "",
    ),
  );
}

/** An auto-responder, or a reply. */
export function autoReply(): Buffer {
  return Buffer.from(
    lines(
      "From: nina@studio.test",
      "Subject: Out of office",
      "Auto-Submitted: auto-replied",
      "Content-Type: text/plain",
      "",
      "I am on tour. 550 5.1.1 user unknown, if you know what I mean.",
      "",
    ),
  );
}
