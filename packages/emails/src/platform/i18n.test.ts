import { languages } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import { describe, expect, it } from "vitest";
import { translatorFor } from "./i18n.ts";

describe("translatorFor", () => {
  it("translates into its own language, whatever others do at the same time", () => {
    const translators = languages.map(translatorFor);
    expect(translators.map((translate) => translate(msg`Order number`))).toEqual([
      "Order number",
      "Numéro de commande",
      "Número de pedido",
      "Bestellnummer",
      "Número do pedido",
      "注文番号",
      "주문 번호",
      "Numero d’ordine",
    ]);
  });

  it("shows what somebody typed as it was typed, escape sequences too", () => {
    const name = "Ana\\u000a-- \\x41 \\ {name} '' #";
    expect(translatorFor("en")(msg`Hi ${name},`)).toBe(`Hi ${name},`);
    expect(translatorFor("en")(name)).toBe(name);
  });
});
