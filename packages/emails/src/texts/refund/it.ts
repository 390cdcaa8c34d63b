import { it as letter } from "../letter/it.ts";
import type { RefundTexts } from "./refund-texts.ts";

export const it: RefundTexts = {
  ...letter,
  subject: (reference) => `Il tuo rimborso per l’ordine ${reference}`,
  heading: "Il tuo rimborso è in arrivo",
  intro: (amount) => `Ti abbiamo rimborsato ${amount} con lo stesso mezzo con cui hai pagato.`,
  amount: "Rimborsato",
  products: "Prodotti",
  arrival: "Di solito le banche impiegano da 5 a 10 giorni lavorativi per mostrarlo.",
  afterwards:
    "Quello che è stato rimborsato non si può più usare. Se era un upgrade, la tua licenza precedente torna valida.",
  seeOrders: "Vedi i tuoi ordini",
};
