import { it as letter } from "../letter/it.ts";
import type { CartReminderTexts } from "./cart-reminder-texts.ts";

export const it: CartReminderTexts = {
  ...letter,
  subject: "Il tuo carrello è ancora qui",
  heading: "Hai lasciato qualcosa nel carrello",
  intro: "Questi prodotti sono ancora nel tuo carrello. I prezzi sono quelli di oggi.",
  note: "Vale il prezzo al momento del pagamento. Gli upgrade tornano quando accedi.",
  action: "Vedi il carrello",
  afterword:
    "Il link vale 14 giorni, su qualsiasi dispositivo. Ricordiamo un carrello una sola volta: di questo non scriveremo più.",
  whyThisMail:
    "Ricevi questa e-mail perché nel tuo account hai chiesto di ricordarti un carrello lasciato in sospeso.",
};
