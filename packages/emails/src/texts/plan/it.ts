import { it as letter } from "../letter/it.ts";
import type { PlanTexts } from "./plan-texts.ts";

export const it: PlanTexts = {
  ...letter,
  plan: "Abbonamento",
  card: "Carta",
  cardEnding: (digits) => `che termina con ${digits}`,
  news: {
    trialStarted: {
      subject: (plan) => `I tuoi giorni gratis con ${plan} sono iniziati`,
      heading: "I tuoi giorni gratis sono iniziati",
      intro: (plan) =>
        `${plan} è a tua disposizione da oggi, con tutto quello che contiene. Canta, prova, prenditi il tuo tempo.`,
      amount: "Primo addebito",
      date: "Gratis fino a",
      note: "Se ti piace, non devi fare nulla. Altrimenti disdici nel tuo account prima che finiscano i giorni gratis: non ti verrà addebitato nulla.",
      action: "Apri il tuo account",
    },
    trialEnding: {
      subject: (plan) => `I tuoi giorni gratis con ${plan} stanno per finire`,
      heading: "I tuoi giorni gratis stanno per finire",
      intro: (plan) =>
        `Speriamo che ${plan} abbia trovato posto nelle tue canzoni. Se resti, non devi fare nulla: l’abbonamento parte da solo.`,
      amount: "Primo addebito",
      date: "Gratis fino a",
      note: "Se non fa per te, disdici prima che finiscano i giorni gratis: non ti verrà addebitato nulla.",
      action: "Gestisci l’abbonamento",
    },
    renewed: {
      subject: (plan) => `${plan} è stato rinnovato`,
      heading: "Grazie di restare con noi",
      intro: (plan) =>
        `${plan} è stato rinnovato e tutto quello che contiene resta a tua disposizione.`,
      amount: "Addebitato",
      date: "Prossimo addebito",
      note: "Nel tuo account puoi cambiare, mettere in pausa o disdire l’abbonamento quando vuoi.",
      action: "Vedi l’abbonamento",
    },
    paymentFailed: {
      subject: (plan) => `Il tuo pagamento per ${plan} non è andato a buon fine`,
      heading: "Il tuo pagamento non è andato a buon fine",
      intro: (plan) =>
        `${plan} era da pagare, ma il pagamento non è andato a buon fine. Capita: una carta scade o si raggiunge un limite. Per ora tutto continua a funzionare.`,
      amount: "Importo dovuto",
      date: "Prossimo tentativo",
      note: "Controlla che la carta sia ancora valida e copra l’importo. Appena il pagamento riesce, l’abbonamento continua come sempre.",
      action: "Controlla il pagamento",
    },
    planChanged: {
      subject: (plan) => `Il tuo nuovo abbonamento: ${plan}`,
      heading: "Il tuo nuovo abbonamento",
      intro: (plan) =>
        `${plan} è il tuo nuovo abbonamento. Nel tuo account vedi che cosa contiene e da quando vale.`,
      amount: "Nuovo prezzo",
      date: "Prossimo addebito",
      note: "Nel tuo account puoi cambiare di nuovo quando vuoi.",
      action: "Vedi l’abbonamento",
    },
    paused: {
      subject: (plan) => `${plan} è in pausa`,
      heading: "Il tuo abbonamento è in pausa",
      intro: (plan) =>
        `${plan} si prende una pausa, e gli addebiti anche. Quello che hai già pagato resta disponibile fino alla fine di quel periodo.`,
      amount: null,
      date: "In pausa fino a",
      note: "Poi riprende da solo. Se vuoi cantare prima, riattivalo nel tuo account quando vuoi.",
      action: "Gestisci l’abbonamento",
    },
    resumed: {
      subject: (plan) => `${plan} continua`,
      heading: "Il tuo abbonamento continua",
      intro: (plan) => `${plan} continua, con tutto quello che contiene. È bello averti con noi.`,
      amount: "Importo",
      date: "Prossimo addebito",
      note: "Nel tuo account puoi cambiare, mettere in pausa o disdire l’abbonamento quando vuoi.",
      action: "Vedi l’abbonamento",
    },
    cancelled: {
      subject: (plan) => `${plan} è stato disdetto`,
      heading: "Il tuo abbonamento è stato disdetto",
      intro: (plan) =>
        `${plan} non si rinnoverà e non ti verrà addebitato altro. Quello che hai pagato continua a funzionare fino all’ultimo giorno.`,
      amount: null,
      date: "Termina il",
      note: "Hai cambiato idea? Annulla la disdetta nel tuo account prima della scadenza e tutto resta com’è.",
      action: "Mantieni l’abbonamento",
    },
    ended: {
      subject: (plan) => `${plan} è terminato`,
      heading: "Il tuo abbonamento è terminato",
      intro: (plan) =>
        `${plan} è terminato e non ti verrà addebitato altro. Grazie di aver cantato con noi.`,
      amount: null,
      date: "Data di fine",
      note: "Le tue canzoni e i tuoi progetti restano tuoi, come ogni licenza che hai acquistato. Se gli strumenti ti mancano, un nuovo abbonamento li riporta tutti.",
      action: "Apri il tuo account",
    },
  },
  whyThisMail:
    "Ricevi questa e-mail perché riguarda un abbonamento dell’account con questo indirizzo.",
};
