import { mayBeLeftOut, term, type Term } from "./term.ts";

export const priceTerms: readonly Term[] = [
  term(
    ["price", "prices"],
    [
      ["prix", "tarif"],
      "precio",
      "Preis",
      "preço",
      ["価格", "料金", "金額"],
      ["가격", "요금", "값"],
      "prezz",
    ],
    mayBeLeftOut,
  ),
  term(
    ["tax", "taxes", "VAT"],
    [
      ["taxe", "TVA", "fiscal"],
      ["impuesto", "IVA", "fiscal"],
      ["Steuer", "MwSt", "USt"],
      ["imposto", "tribut", "fiscal"],
      "税",
      ["세금", "부가세", "부가가치세", "세법"],
      ["impost", "IVA", "fiscal"],
    ],
    {
      avoid: {
        pt: [" iva ", " iva,", " iva.", " iva incl", "nif-iva", " nif "],
        it: [" tasse", " tassa "],
      },
    },
  ),
  term(
    ["discount", "discounts"],
    [
      ["remise", "réduction", "promo"],
      "descuento",
      ["Rabatt", "Nachlass", "Ermäßigung"],
      "desconto",
      ["割引", "クーポン"],
      "할인",
      "scont",
    ],
  ),
  term(
    ["coupon", "coupons"],
    [
      ["code promo", "bon de réduction"],
      "cupón",
      ["Gutschein", "Rabattcode"],
      "cupom",
      "クーポン",
      "쿠폰",
      ["coupon", "buono"],
    ],
    { avoid: { pt: ["cupão"], es: ["vale de descuento"] } },
  ),
  term(
    ["code", "codes"],
    ["code", "código", "Code", ["código", "cupom"], ["コード", "番号"], ["코드", "번호"], "codic"],
    mayBeLeftOut,
  ),
  term(
    ["redemption code", "redemption codes"],
    [
      ["code d’échange", "code"],
      ["código de canje", "código"],
      ["Einlösecode", "Code"],
      ["código de resgate", "código"],
      ["引き換えコード", "コード"],
      ["등록 코드", "코드"],
      ["codice di riscatto", "codic"],
    ],
  ),
  term(
    ["redeem", "redeems", "redeemed"],
    [
      ["utilis", "échang"],
      "canje",
      ["einlös", "eingelös", "löse"],
      "resgat",
      ["引き換え", "使", "入力"],
      ["등록", "사용"],
      "riscatt",
    ],
    { ...mayBeLeftOut, avoid: { fr: ["racheter le code", "racheter votre code"], ko: ["상환"] } },
  ),
  term(
    ["invoice", "invoices"],
    [
      "facture",
      "factura",
      "Rechnung",
      ["nota", "recibo", "faturamento", "fatura do cartão", "fatura do seu cartão"],
      "請求書",
      "청구서",
      "fattur",
    ],
    { avoid: { pt: ["fatura"], ko: ["인보이스"] } },
  ),
  // Of money, and of a declaration that arrived.
  term(
    ["receipt", "receipts"],
    [
      ["reçu", "accusé de réception"],
      ["recibo", "justificante"],
      ["Beleg", "Quittung", "Bestätigung"],
      ["recibo", "comprovante"],
      ["領収書", "受付"],
      ["영수증", "접수"],
      "ricevut",
    ],
    { avoid: { fr: ["numéro d’accusé", "même accusé est"], es: [" acuse"] } },
  ),
];
