import { it as letter } from "../letter/it.ts";
import type { PriceAlertTexts } from "./price-alert-texts.ts";

export const it: PriceAlertTexts = {
  ...letter,
  product: "Prodotto",
  wish: "Il prezzo che desideri",
  priceNow: "Il prezzo adesso",
  confirm: {
    subject: (product) => `Ti avvisiamo quando ${product} costa meno?`,
    heading: "Ti avvisiamo?",
    intro:
      "Qualcuno ha chiesto con questo indirizzo di essere avvisato quando un prodotto non costa più di così. Se eri tu, conferma.",
    note: "Riceverai una sola e-mail, quando il prezzo sarà raggiunto. Dopo dodici mesi dimentichiamo il desiderio.",
    action: "Sì, avvisatemi",
    afterword:
      "Il link vale 7 giorni. Se non eri tu, non fare nulla: senza il tuo sì non scriviamo.",
  },
  reached: {
    subject: (product) => `${product} ha il prezzo che desideravi`,
    heading: "Il tuo prezzo è raggiunto",
    intro:
      "Hai chiesto di essere avvisato quando questo prodotto non costa più di quanto desideri. Ora è così.",
    note: "Vale il prezzo sulla pagina del prodotto. Può salire di nuovo.",
    action: "Vedi il prodotto",
    afterword:
      "Questa era l’unica e-mail che avevi chiesto. Per questo desiderio non scriveremo più.",
  },
  stop: "Dimentica questo desiderio",
  whyThisMail:
    "Ricevi questa e-mail perché con questo indirizzo è stato chiesto un avviso di prezzo.",
};
