import { en as letter } from "../letter/en.ts";
import type { PriceAlertTexts } from "./price-alert-texts.ts";

export const en: PriceAlertTexts = {
  ...letter,
  product: "Product",
  wish: "The price you wish for",
  priceNow: "The price now",
  confirm: {
    subject: (product) => `Shall we tell you when ${product} gets cheaper?`,
    heading: "Shall we tell you?",
    intro:
      "Somebody asked with this address to be told once a product costs no more than this. If it was you, confirm it.",
    note: "You then get one mail, when the price is reached. After twelve months we forget the wish.",
    action: "Yes, tell me",
    afterword:
      "The link is good for 7 days. If it was not you, do nothing: without your yes we do not write.",
  },
  reached: {
    subject: (product) => `${product} has the price you wished for`,
    heading: "Your price is reached",
    intro: "You asked to be told once this product costs no more than you wished. Now it does.",
    note: "The price on the product’s page is the one that counts. It can rise again.",
    action: "See the product",
    afterword: "This was the one mail that you asked for. We do not write about this wish again.",
  },
  stop: "Forget this wish",
  whyThisMail: "You receive this e-mail because a price alert was asked for with this address.",
};
