import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { settings } from "../../../test/settings.ts";
import { readWorkerSettings } from "../environment.ts";
import { readMailSettings } from "./read-mail-settings.ts";

const folder = mkdtempSync(join(tmpdir(), "dkim-"));
afterAll(() => rmSync(folder, { recursive: true }));

function saveFile(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}
const pem = { format: "pem", type: "pkcs8" } as const;
const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export(pem).toString();
const dkim = {
  DKIM_DOMAIN: "shop.localhost",
  DKIM_SELECTOR: "mail2026",
  DKIM_PRIVATE_KEY_FILE: saveFile("rsa.pem", rsa),
};

/** As they stand in the environment. */
const asTexts = Object.fromEntries(
  Object.entries(settings).map(([name, value]) => [name, String(value)]),
);

describe("mail settings", () => {
  it("are off by default", () => {
    expect(readMailSettings(settings)).toEqual({
      dkim: undefined,
      bounces: undefined,
      limit: undefined,
    });
  });

  it("sign with the key in the file", () => {
    expect(readMailSettings({ ...settings, ...dkim }).dkim).toEqual({
      domainName: "shop.localhost",
      keySelector: "mail2026",
      privateKey: rsa,
    });
  });

  it("name the missing one of those that belong together", () => {
    for (const name of Object.keys(dkim))
      expect(() => readMailSettings({ ...settings, ...dkim, [name]: undefined })).toThrow(
        `${name} is missing: DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY_FILE are set together`,
      );
    expect(() => readMailSettings({ ...settings, BOUNCE_DOMAIN: "bounces.shop.example" })).toThrow(
      "BOUNCE_PORT is missing: BOUNCE_DOMAIN, BOUNCE_PORT are set together",
    );
  });

  it("limit marketing mail, at once or after a warm-up", () => {
    const limited = readWorkerSettings({ ...asTexts, MAIL_HOURLY_LIMIT: "5000" });
    expect(readMailSettings(limited).limit).toEqual({ perHour: 5000 });
    const warmUp = { MAIL_WARM_UP_FROM: "2026-03-01", MAIL_WARM_UP_FIRST_DAY: "480" };
    const warming = readWorkerSettings({ ...asTexts, MAIL_HOURLY_LIMIT: "5000", ...warmUp });
    expect(readMailSettings(warming).limit).toEqual({
      perHour: 5000,
      warmUp: { from: new Date("2026-03-01T00:00Z"), firstDay: 480 },
    });
    expect(() => readMailSettings(readWorkerSettings({ ...asTexts, ...warmUp }))).toThrow(
      "MAIL_HOURLY_LIMIT is missing",
    );
    for (const wrong of [
      { MAIL_HOURLY_LIMIT: "0" },
      { MAIL_HOURLY_LIMIT: "many" },
      { MAIL_WARM_UP_FROM: "soon" },
      { MAIL_WARM_UP_FIRST_DAY: "2" },
    ])
      expect(() => readWorkerSettings({ ...asTexts, ...wrong })).toThrow(Object.keys(wrong)[0]);
  });

  it("reject a signature of another domain", () => {
    const elsewhere = { ...settings, ...dkim, DKIM_DOMAIN: "elsewhere.example" };
    expect(() => readMailSettings(elsewhere)).toThrow(
      "DKIM_DOMAIN is elsewhere.example, but MAIL_FROM sends as shop.localhost",
    );
    const lookalike = { ...settings, ...dkim, MAIL_FROM: "hello@notshop.localhost" };
    expect(() => readMailSettings(lookalike)).toThrow("MAIL_FROM sends as notshop.localhost");
    const part = { ...settings, ...dkim, MAIL_FROM: "AutoTune <hello@news.shop.localhost>" };
    expect(readMailSettings(part).dkim?.domainName).toBe("shop.localhost");
  });

  it("reject a file without a key that can sign", () => {
    const other = generateKeyPairSync("ed25519").privateKey.export(pem).toString();
    for (const file of [
      saveFile("noise.pem", "noise"),
      saveFile("ed25519.pem", other),
      join(folder, "gone.pem"),
    ])
      expect(() => readMailSettings({ ...settings, ...dkim, DKIM_PRIVATE_KEY_FILE: file })).toThrow(
        "DKIM_PRIVATE_KEY_FILE does not hold an RSA key in PEM form",
      );
  });
});
