/** An email as it was delivered. */
export interface DeliveredMail {
  /** The lines of its head, each with those that continue it. */
  readonly head: readonly string[];
  readonly html: string;
}

export function readMail(raw: string): DeliveredMail {
  const [head = ""] = raw.split("\r\n\r\n", 1);
  const [, boundary = ""] = /boundary="([^"]+)"/.exec(head) ?? [];
  const part = raw
    .split(`\r\n--${boundary}`)
    .find((one) => /^\r\nContent-Type: text\/html/i.test(one));
  const [partHead = "", ...body] = (part ?? "").split("\r\n\r\n");
  return { head: head.split(/\r\n(?![ \t])/), html: decode(body.join("\r\n\r\n"), partHead) };
}

function decode(body: string, head: string): string {
  if (/base64/i.test(head)) return Buffer.from(body, "base64").toString("utf8");
  const bytes = body
    .replaceAll("=\r\n", "")
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, "latin1").toString("utf8");
}
