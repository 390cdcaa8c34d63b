import { describe, expect, it } from "vitest";
import { communicationLinks } from "./communication-links.ts";

const links = communicationLinks("a secret that all processes have");
const tokenOf = (path: string) => new URL(path, "http://shop.test").searchParams.get("token") ?? "";
const email = "nina@studio.test";

describe("a link to choose one's mails", () => {
  it("says in every process that has the secret to whom the mail went, in every language", () => {
    const elsewhere = communicationLinks("a secret that all processes have");
    expect(links.pathFor(email, "de")).toMatch(/^\/de\/communications\?token=/);
    for (const address of [email, "jörg@müller.test"])
      expect(elsewhere.emailOf(tokenOf(links.pathFor(address, "en")))).toBe(address);
  });

  it("has the same proof in the address of the mail program's button", () => {
    const url = links.unsubscribeUrlFor(email, "https://shop.test");
    expect(url).toMatch(/^https:\/\/shop\.test\/laravel\/rest\/unsubscribe\?token=/);
    expect(links.emailOf(tokenOf(url))).toBe(email);
  });

  it("is none when it is forged, cut, or made for another address or with another secret", () => {
    const token = tokenOf(links.pathFor(email, "en"));
    const [address = "", signature = ""] = token.split(".");
    const other = Buffer.from("eve@studio.test").toString("base64url");
    const foreign = tokenOf(communicationLinks("another secret").pathFor(email, "en"));
    for (const forged of [
      "",
      ".",
      address,
      `${address}.`,
      `.${signature}`,
      `${other}.${signature}`,
      `${address}.${signature.slice(0, -2)}`,
      `${address}A.${signature}`,
      foreign,
    ])
      expect(links.emailOf(forged), forged).toBeUndefined();
  });
});
