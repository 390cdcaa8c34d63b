import { mayBeLeftOut, term, type Term } from "./term.ts";

export const payingTerms: readonly Term[] = [
  term(
    ["payment method", "payment methods"],
    [
      ["moyen de paiement", "moyens de paiement"],
      ["forma de pago", "formas de pago"],
      "Zahlungsart",
      ["forma de pagamento", "formas de pagamento"],
      "支払い方法",
      "결제 수단",
      ["metodo di pagamento", "metodi di pagamento"],
    ],
    {
      ...mayBeLeftOut,
      avoid: {
        fr: ["mode de paiement", "méthode de paiement"],
        es: ["método de pago", "medio de pago"],
        de: ["Zahlungsmethode", "Zahlungsmittel", "Zahlungsweise"],
        pt: ["método de pagamento", "meio de pagamento"],
        ko: ["지불"],
        it: ["modalità di pagamento"],
      },
    },
  ),
  term(
    "payment form",
    [
      "formulaire de paiement",
      "formulario de pago",
      "Zahlungsformular",
      "formulário de pagamento",
      "支払いフォーム",
      "결제창",
      "modulo di pagamento",
    ],
    { avoid: { ko: ["결제 양식"], de: ["Bezahlformular"] } },
  ),
  term(
    ["card", "cards"],
    ["carte", "tarjeta", "Karte", ["cartão", "cartões"], "カード", "카드", ["carta", "carte"]],
  ),
  term(
    ["billing address", "billing addresses"],
    [
      "adresse de facturation",
      "dirección de facturación",
      "Rechnungsadresse",
      "endereço de cobrança",
      ["請求先住所", "請求先"],
      "청구지 주소",
      "indirizzo di fatturazione",
    ],
    { avoid: { pt: ["endereço de faturação"] } },
  ),
  term(
    ["postal code", "postal codes", "ZIP code", "ZIP"],
    ["code postal", "código postal", ["Postleitzahl", "PLZ"], "CEP", "郵便番号", "우편번호", "CAP"],
    { avoid: { pt: ["código postal"], it: ["codice postale"], ko: ["우편 번호"] } },
  ),
  term(
    ["country", "countries"],
    ["pays", "país", ["Land", "Länder"], "país", "国", ["국가", "나라"], "Paes"],
    { ...mayBeLeftOut, avoid: { it: [" nazione di"] } },
  ),
  term(
    "prefecture",
    ["préfecture", "prefectura", "Präfektur", "província", "都道府県", "현", "prefettura"],
    { ...mayBeLeftOut, avoid: { pt: ["prefeitura"] } },
  ),
];
