import type { EmailTexts } from "./letter-texts.ts";

export const it: EmailTexts = {
  colon: ": ",
  greeting: (firstName) => (firstName === "" ? "Ciao," : `Ciao ${firstName},`),
  goodbye: "A presto,",
  team: "Il team di AutoTune",
  orderNumber: "Ordine",
  serialNumber: "Numero di serie",
  authenticationCode: "Codice di autenticazione",
  demonstration:
    "Questo è un negozio dimostrativo. Niente è stato davvero venduto e nessun importo è stato addebitato.",
  whyOrderMail: (reference) =>
    `Ricevi questa e-mail perché con questo indirizzo è stato effettuato l’ordine ${reference}.`,
  chooseMails: "Scegli quali e-mail ricevere, o nessuna",
};
