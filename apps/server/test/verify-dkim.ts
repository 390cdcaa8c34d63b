import { createHash, createVerify, type KeyObject } from "node:crypto";

export interface DkimSignature {
  /** Whether it matches the message and was made with the key that belongs to this one. */
  readonly isValid: boolean;
  readonly domain: string;
  readonly selector: string;
  /** In lower case. */
  readonly signedFields: readonly string[];
}

/** Checks a message's DKIM signature (RFC 6376, relaxed form), with the public key that DNS would return. */
export function verifyDkim(mail: string, publicKey: KeyObject): DkimSignature | undefined {
  const end = mail.indexOf("\r\n\r\n");
  const fields = mail.slice(0, end).split(/\r\n(?![ \t])/);
  const signature = fields.find((field) => /^dkim-signature:/i.test(field));
  if (signature === undefined) return undefined;
  const tags = new Map(
    valueOf(signature)
      .split(";")
      .map((tag): [string, string] => {
        const [name = "", ...value] = tag.split("=");
        return [name.trim(), value.join("=").replaceAll(/\s/g, "")];
      }),
  );
  const tag = (name: string) => tags.get(name) ?? "";
  const signedFields = tag("h").toLowerCase().split(":");
  // From the last header of a name to the first; one that the message lacks counts as empty.
  const left = fields.toReversed();
  const signed = signedFields.flatMap((name) => {
    const place = left.findIndex((field) => nameOf(field) === name);
    return place === -1 ? [] : left.splice(place, 1);
  });
  const unsigned = signature.replace(/([;\s]b=)[^;]*/, "$1");
  const head = [...signed.map((field) => `${relaxField(field)}\r\n`), relaxField(unsigned)].join(
    "",
  );
  const bodyHash = createHash("sha256").update(relaxBody(mail.slice(end + 4)), "utf8");
  return {
    isValid:
      tag("a") === "rsa-sha256" &&
      tag("c") === "relaxed/relaxed" &&
      bodyHash.digest("base64") === tag("bh") &&
      createVerify("RSA-SHA256").update(head, "utf8").verify(publicKey, tag("b"), "base64"),
    domain: tag("d"),
    selector: tag("s"),
    signedFields,
  };
}

const nameOf = (field: string) => field.slice(0, field.indexOf(":")).trim().toLowerCase();
const valueOf = (field: string) => field.slice(field.indexOf(":") + 1);

function relaxField(field: string): string {
  const value = valueOf(field)
    .replaceAll("\r\n", "")
    .replaceAll(/[ \t]+/g, " ")
    .trim();
  return `${nameOf(field)}:${value}`;
}

function relaxBody(body: string): string {
  const relaxed = body.replaceAll(/[ \t]+/g, " ").replaceAll(/ (?=\r\n)/g, "");
  const trimmed = relaxed.replace(/(\r\n)*$/, "");
  return trimmed === "" ? "" : `${trimmed}\r\n`;
}
