import { describe, expect, it } from "vitest";
import { communicationLinks } from "./communication-links.ts";

const links = communicationLinks("a secret that all processes have");
/** Behind `#` on pages; in the query of what mail programs post to. */
const tokenOf = (path: string) => {
  const { hash, search } = new URL(path, "http://shop.test");
  return new URLSearchParams(hash.slice(1) || search).get("token") ?? "";
};
const email = "nina@studio.test";

describe("a link to communication preferences", () => {
  it("identifies the recipient in every process that has the secret, in every language", () => {
    const elsewhere = communicationLinks("a secret that all processes have");
    expect(links.pathFor(email, "de")).toMatch(/^\/de\/communications#token=/);
    for (const recipient of [email, "jörg@müller.test"])
      expect(elsewhere.emailOf(tokenOf(links.pathFor(recipient, "en")))).toBe(recipient);
  });

  it("has the same token in the one-click unsubscribe URL", () => {
    const url = links.unsubscribeUrlFor(email, "https://shop.test");
    expect(url).toMatch(/^https:\/\/shop\.test\/laravel\/rest\/unsubscribe\?token=/);
    expect(links.emailOf(tokenOf(url))).toBe(email);
  });

  it("is invalid when forged, truncated, or made for another email address or with another secret", () => {
    const token = tokenOf(links.pathFor(email, "en"));
    const [encodedEmail = "", signature = ""] = token.split(".");
    const other = Buffer.from("eve@studio.test").toString("base64url");
    const otherToken = tokenOf(communicationLinks("another secret").pathFor(email, "en"));
    for (const forged of [
      "",
      ".",
      encodedEmail,
      `${encodedEmail}.`,
      `.${signature}`,
      `${other}.${signature}`,
      `${encodedEmail}.${signature.slice(0, -2)}`,
      `${encodedEmail}A.${signature}`,
      otherToken,
    ])
      expect(links.emailOf(forged), forged).toBeUndefined();
  });
});
