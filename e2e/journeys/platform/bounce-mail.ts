import { once } from "node:events";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import type { Mail } from "../../fixtures/mailbox.ts";
import { bouncePort } from "../../fixtures/shop-test.ts";

/** Sends a bounce to the shop, as a mail server does when there is no such mailbox. */
export async function bounceMail({ headers }: Mail): Promise<void> {
  const sender = String(headers["x-sent-from"]);
  const notice = [
    "Subject: Undelivered Mail Returned to Sender",
    "MIME-Version: 1.0",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="parts"',
    "",
    "--parts",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.journeys.test",
    "",
    "Final-Recipient: rfc822; somebody",
    "Action: failed",
    "Status: 5.1.1",
    "Diagnostic-Code: smtp; 550 5.1.1 nobody of that name lives here",
    "",
    "--parts--",
    ".",
  ].join("\r\n");
  const socket = connect(bouncePort, "127.0.0.1");
  const replies = createInterface({ input: socket });
  try {
    for (const [said, expected] of [
      [undefined, "220"],
      ["HELO mx.journeys.test", "250"],
      ["MAIL FROM:<>", "250"],
      [`RCPT TO:<${sender}>`, "250"],
      ["DATA", "354"],
      [notice, "250"],
      ["QUIT", "221"],
    ] as const) {
      const heard = once(replies, "line");
      if (said !== undefined) socket.write(`${said}\r\n`);
      const [line]: unknown[] = await heard;
      if (!String(line).startsWith(expected)) throw new Error(`After "${said}": ${String(line)}`);
    }
  } finally {
    socket.destroy();
  }
}
