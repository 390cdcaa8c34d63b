import { thirdParties } from "@autotune/contract/stored-things";
import { expect, it } from "vitest";
import { contentSecurityPolicy } from "../responses/content-security-policy.ts";
import { thirdPartySources } from "./third-party-sources.ts";

const payment = {
  scriptUrl: "https://sbl.provider.test/sbl/1.0/builder.js",
  storefront: "autotune.test.provider.test/embedded-autotune",
};
const nothing = { scripts: [], frames: [], calls: [], images: [] };
const hostOf = (setting: string) => `https://${setting.toLowerCase().replaceAll("_", "-")}.test`;
const everyPage = thirdParties.filter(({ where }) => where === "everyPage");

it("[CONS-02] without settings no page may contact a third party", () => {
  expect(thirdPartySources("/", { payment, parties: {} })).toEqual(nothing);
  expect(thirdPartySources("/es/productos", { payment, parties: {} })).toEqual(nothing);
});

it.each(everyPage)("$id is allowed in pages exactly as the inventory declares it", (party) => {
  const host = hostOf(party.setting);
  const parties = { [party.setting]: `${host}/script.js?id=1` };
  const sources = thirdPartySources("/", { payment, parties });
  for (const kind of ["scripts", "frames", "calls", "images"] as const)
    expect(sources[kind], kind).toEqual(party.loads.includes(kind) ? [host] : []);
});

it("a page allows every configured host, and no other", () => {
  const parties = Object.fromEntries(
    everyPage.map(({ setting }) => [setting, `${hostOf(setting)}/script.js`]),
  );
  const policy = contentSecurityPolicy(Buffer.from(""), {
    thirdParty: thirdPartySources("/", { payment, parties }),
  });
  const named = new Set(policy.match(/https?:\/\/[^\s;]+/g));
  expect(named).toEqual(new Set(everyPage.map(({ setting }) => hostOf(setting))));
});

it.each(["/setup", "/es/password-reset", "/confirm", "/ja/communications?x=1"])(
  "on %s, which an email opens, no third party is allowed",
  (path) => {
    const parties = {
      TAG_MANAGER_URL: "https://tags.test/a.js",
      AFFILIATE_SCRIPT_URL: "https://affiliates.test/b.js",
    };
    expect(thirdPartySources(path, { payment, parties })).toEqual(nothing);
  },
);

it.each(["/try", "/es/prueba", "/ja/try?x=1"])(
  "on %s, which may listen, no third party is allowed",
  (path) => {
    const parties = { TAG_MANAGER_URL: "https://tags.test/a.js" };
    expect(thirdPartySources(path, { payment, parties })).toEqual(nothing);
  },
);

it("two third parties on one host are listed once", () => {
  const parties = {
    TAG_MANAGER_URL: "https://one.test/a.js",
    AFFILIATE_SCRIPT_URL: "https://one.test/b.js",
  };
  expect(thirdPartySources("/", { payment, parties }).scripts).toEqual(["https://one.test"]);
});

it("the payment provider is allowed on the checkout page besides, and on no other", () => {
  const parties = { TAG_MANAGER_URL: "https://tags.test/a.js" };
  expect(thirdPartySources("/checkout", { payment, parties })).toEqual({
    scripts: ["https://sbl.provider.test", "https://tags.test"],
    frames: ["https://autotune.test.provider.test"],
    calls: ["https://autotune.test.provider.test", "https://tags.test"],
    images: ["https://tags.test"],
  });
  expect(thirdPartySources("/order-summary", { payment, parties }).frames).toEqual([]);
});
