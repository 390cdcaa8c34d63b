import { it as letter } from "../letter/it.ts";
import type { AccountTexts } from "./account-texts.ts";

const forOneHour = "Il link vale 1 ora e funziona una sola volta.";
const forOneDay = "Il link vale 24 ore e funziona una sola volta.";
const forTwoWeeks = "Il link vale 14 giorni.";
const forOneMonth = "Il link vale 30 giorni e funziona una sola volta.";
const whyTransfer =
  "Ricevi questa e-mail perché questo indirizzo è stato indicato nel trasferimento di una licenza.";

export const it: AccountTexts = {
  ...letter,
  product: "Prodotto",
  device: "Dispositivo",
  country: "Paese",
  time: "Data e ora",
  passkey: "Passkey",
  oldEmail: "Vecchio indirizzo",
  newEmail: "Nuovo indirizzo",
  from: "Da",
  to: "A",
  keptAccount: "Account che resta",
  mergedAccount: "Account chiuso",
  deletedOn: "Eliminazione",
  availableUntil: "Disponibile fino a",
  name: "Nome",
  part: "Riguarda",
  wholeOrder: "Tutto l’ordine",
  receivedAt: "Ricevuto",
  receiptNumber: "Numero di ricevuta",
  news: {
    resetPassword: {
      subject: "Scegli una nuova password AutoTune",
      heading: "Scegli una nuova password",
      intro:
        "È stata chiesta una nuova password per l’account con questo indirizzo. Premi il pulsante e scegli la tua. Poi tutti i dispositivi verranno disconnessi.",
      notes: [],
      action: "Scegli una nuova password",
      afterword: [
        forOneHour,
        "Se non l’hai chiesto tu, non fare nulla: il tuo account resta com’è e nessuno entra senza questo link.",
      ],
    },
    reactivateLegacy: {
      subject: "Riattiva il tuo account AutoTune",
      heading: "È bello rivederti",
      intro:
        "AutoTune ha un nuovo negozio e il tuo account si è trasferito con lui. Scegli una nuova password una sola volta e ritrovi tutto quello che è tuo.",
      notes: [],
      action: "Riattiva il tuo account",
      afterword: [
        forOneMonth,
        "Se non l’hai chiesto tu, non fare nulla: nessuno entra senza questo link.",
      ],
    },
    completeAccount: {
      subject: "Completa il tuo account AutoTune",
      heading: "Il tuo account è quasi pronto",
      intro:
        "Mancano solo il tuo nome e una password. Poi trovi download, licenze e ricevute in un solo posto.",
      notes: [],
      action: "Completa il tuo account",
      afterword: [
        forOneMonth,
        "Se non l’hai chiesto tu, non fare nulla: nessuno entra senza questo link.",
      ],
    },
    newDevice: {
      subject: "Nuovo accesso al tuo account AutoTune",
      heading: "Accesso da un nuovo dispositivo",
      intro:
        "Qualcuno è entrato nel tuo account da un dispositivo che non conoscevamo. Quando succede, ti avvisiamo sempre.",
      notes: [
        "Se eri tu, non devi fare nulla.",
        "Se non eri tu, chiudi subito la sessione di quel dispositivo nel tuo account, poi scegli una nuova password.",
      ],
      action: "Controlla i tuoi dispositivi",
      afterword: [],
    },
    passwordChanged: {
      subject: "La tua password AutoTune è cambiata",
      heading: "La tua password è cambiata",
      intro:
        "Il tuo account ha una nuova password e tutti gli altri dispositivi sono stati disconnessi.",
      notes: [
        "Se l’hai cambiata tu, non devi fare nulla.",
        "Se non l’hai cambiata tu, reimpostala subito. Poi controlla che nessun altro possa leggere la tua casella di posta.",
      ],
      action: "Reimposta la password",
      afterword: [],
    },
    passkeyAdded: {
      subject: "Nuova passkey per il tuo account AutoTune",
      heading: "Una nuova passkey",
      intro: "Al tuo account è stata aggiunta una passkey. Con questa si accede senza password.",
      notes: [
        "Se l’hai aggiunta tu, non devi fare nulla.",
        "Se non l’hai aggiunta tu, rimuovila subito nel tuo account, poi scegli una nuova password.",
      ],
      action: "Controlla le tue passkey",
      afterword: [],
    },
    confirmEmailOld: {
      subject: "Conferma il nuovo indirizzo del tuo account AutoTune",
      heading: "Un nuovo indirizzo per il tuo account?",
      intro:
        "Per il tuo account è stato inserito un nuovo indirizzo e-mail. Prenderà il posto di questo appena entrambe le caselle, questa e quella nuova, avranno confermato.",
      notes: [],
      action: "Conferma la modifica",
      afterword: [
        forOneDay,
        "Se non l’hai chiesto tu, non confermare: il tuo indirizzo resta lo stesso. Scegli subito una nuova password, perché qualcun altro conosce la tua.",
      ],
    },
    confirmEmailNew: {
      subject: "Conferma questo indirizzo per il tuo account AutoTune",
      heading: "È questo il tuo nuovo indirizzo?",
      intro:
        "Questo indirizzo è stato inserito come nuovo indirizzo di un account AutoTune. Prenderà il posto di quello vecchio appena entrambe le caselle, questa e quella vecchia, avranno confermato.",
      notes: [],
      action: "Conferma questo indirizzo",
      afterword: [
        forOneDay,
        "Se non l’hai chiesto tu, non fare nulla: senza la tua conferma non cambia niente.",
      ],
      why: "Ricevi questa e-mail perché questo indirizzo è stato inserito come nuovo indirizzo di un account.",
    },
    emailChanged: {
      subject: "Il tuo account AutoTune ha un nuovo indirizzo",
      heading: "Il tuo nuovo indirizzo è attivo",
      intro:
        "Da adesso accedi con il nuovo indirizzo, ed è lì che ti scriviamo. Tutti gli altri dispositivi sono stati disconnessi.",
      notes: [
        "Se l’hai cambiato tu, non devi fare nulla.",
        "Se non l’hai cambiato tu, controlla subito il tuo account e scegli una nuova password. Se non riesci più a entrare, scrivi alla nostra assistenza.",
      ],
      action: "Controlla il tuo account",
      afterword: [],
      why: "Ricevi questa e-mail perché questo indirizzo è quello dell’account, o lo era fino a ora.",
    },
    licence: {
      subject: "La tua licenza AutoTune",
      heading: "La tua licenza",
      intro:
        "Ecco, come hai chiesto, il numero di serie e il codice di autenticazione della tua licenza. Insieme attivano il software.",
      notes: [],
      action: "Vedi la tua licenza",
      afterword: ["Se non l’hai chiesto tu, non devi fare nulla: non è cambiato niente."],
    },
    licenceRegenerated: {
      subject: "Nuovo numero di serie per la tua licenza AutoTune",
      heading: "Un nuovo numero di serie",
      intro:
        "Il nostro supporto ha dato alla tua licenza un nuovo numero di serie e un nuovo codice di autenticazione. Quelli vecchi non funzionano più.",
      notes: [
        "I tuoi computer sono stati disattivati. Attivali di nuovo con il nuovo numero di serie e il nuovo codice.",
      ],
      action: "Vedi la tua licenza",
      afterword: ["Se non l’hai chiesto tu, scrivi al nostro supporto."],
    },
    codeRedeemed: {
      subject: "Il tuo codice AutoTune è stato riscattato",
      heading: "Il tuo codice è stato riscattato",
      intro:
        "Quello che dà il tuo codice ora è tuo: ecco il numero di serie e il codice di autenticazione. Insieme attivano il software.",
      notes: [
        "I download sono nel tuo account. Il codice ha fatto il suo lavoro e non si può usare di nuovo.",
      ],
      action: "Vedi la tua licenza",
      afterword: [
        "Se non l’hai fatto tu, scegli subito una nuova password e scrivi alla nostra assistenza.",
      ],
    },
    transferGive: {
      subject: "Conferma il trasferimento della tua licenza",
      heading: "Cedere questa licenza?",
      intro:
        "Hai iniziato a trasferire una licenza a un’altra persona. Cambierà account appena entrambe le parti avranno accettato.",
      notes: [
        "Dopo apparterrà solo all’altra persona e non funzionerà più sui tuoi computer. A quel punto non potrai riprenderla.",
      ],
      action: "Conferma il trasferimento",
      afterword: [
        `${forTwoWeeks} Finché non hanno accettato entrambe le parti, puoi ritirare il trasferimento nel tuo account.`,
        "Se non l’hai chiesto tu, non confermare: la licenza resta tua. Scegli subito una nuova password.",
      ],
    },
    transferTake: {
      subject: "Una licenza AutoTune ti aspetta",
      heading: "Una licenza per te",
      intro:
        "Qualcuno vuole trasferirti una licenza. Sarà tua appena entrambe le parti avranno accettato.",
      notes: [
        "Non ti addebitiamo nulla. Se con questo indirizzo non c’è ancora un account, ne creiamo uno per te.",
      ],
      action: "Accetta o rifiuta",
      afterword: [
        forTwoWeeks,
        "Se non conosci questa persona, rifiuta o non fare nulla: la licenza resta dov’è.",
      ],
      why: whyTransfer,
    },
    transferGiven: {
      subject: "La tua licenza è stata trasferita",
      heading: "La tua licenza è in nuove mani",
      intro:
        "Entrambe le parti hanno accettato e la licenza è stata trasferita. Non funziona più sui tuoi computer.",
      notes: [
        "Se non l’hai fatto tu, scegli subito una nuova password e scrivi alla nostra assistenza.",
      ],
      action: "Apri il tuo account",
      afterword: [],
    },
    transferTaken: {
      subject: "La tua nuova licenza è arrivata",
      heading: "La licenza è tua",
      intro:
        "Entrambe le parti hanno accettato e la licenza è ora nel tuo account, con il numero di serie e i download.",
      notes: ["Se il tuo account è nuovo, configuralo prima: il link arriva in un’e-mail a parte."],
      action: "Vedi la tua licenza",
      afterword: [],
      why: whyTransfer,
    },
    transferDeclined: {
      subject: "Il trasferimento di una licenza è stato rifiutato",
      heading: "Il trasferimento è stato rifiutato",
      intro:
        "La licenza non è stata accettata. Resta a chi già l’aveva e continua a funzionare come prima.",
      notes: [],
      action: "Apri il tuo account",
      afterword: [],
      why: whyTransfer,
    },
    transferWithdrawn: {
      subject: "Il trasferimento di una licenza è stato ritirato",
      heading: "Il trasferimento è stato ritirato",
      intro:
        "Chi ha la licenza ha ritirato il trasferimento. La licenza resta dov’era e continua a funzionare come prima.",
      notes: [],
      action: "Apri il tuo account",
      afterword: [],
      why: whyTransfer,
    },
    transferExpired: {
      subject: "Il trasferimento di una licenza è scaduto",
      heading: "Il trasferimento è scaduto",
      intro:
        "Il trasferimento non è stato confermato in tempo da entrambe le parti. La licenza resta a chi già l’aveva e continua a funzionare come prima.",
      notes: ["Chi ha la licenza può iniziare un nuovo trasferimento quando vuole."],
      action: "Apri il tuo account",
      afterword: [],
      why: whyTransfer,
    },
    confirmMerge: {
      subject: "Unire i tuoi due account AutoTune?",
      heading: "Unire i tuoi due account?",
      intro:
        "Dall’account qui sotto è stato chiesto di unire l’account con questo indirizzo. Se sono tuoi tutti e due, conferma.",
      notes: [
        "Ordini, licenze e abbonamenti passeranno lì. L’account con questo indirizzo verrà chiuso, e non si può tornare indietro.",
      ],
      action: "Guarda e conferma",
      afterword: [
        forOneDay,
        "Se non l’hai chiesto tu, non confermare: tutto quello che c’è in questo account andrebbe a qualcun altro. Se non fai nulla, non cambia niente.",
      ],
    },
    confirmReminders: {
      subject: "Promemoria del tuo carrello?",
      heading: "Promemoria del tuo carrello?",
      intro:
        "Qualcuno che ha effettuato l’accesso con questo indirizzo vuole ricevere un’e-mail quando resta qualcosa nel carrello. Se l’hai chiesto tu, conferma.",
      notes: [],
      action: "Guarda e conferma",
      afterword: ["Se non l’hai chiesto tu, non fare nulla: non arriverà alcun promemoria."],
    },
    merged: {
      subject: "I tuoi due account AutoTune ora sono uno",
      heading: "I tuoi account ora sono uno",
      intro:
        "Ordini, licenze e abbonamenti di tutti e due sono ora in un solo account. Accedi con il suo indirizzo; l’altro account non esiste più.",
      notes: ["Se non l’hai chiesto tu, scrivi subito alla nostra assistenza."],
      action: "Apri il tuo account",
      afterword: [],
      why: "Ricevi questa e-mail perché uno dei due account ha, o aveva, questo indirizzo.",
    },
    erasureScheduled: {
      subject: "Il tuo account AutoTune verrà eliminato",
      heading: "Il tuo account verrà eliminato",
      intro:
        "Ci hai chiesto di eliminare il tuo account e i tuoi dati personali. Fino ad allora puoi cambiare idea.",
      notes: [
        "Dopo non potrai più raggiungere le tue licenze e i tuoi download. Conserviamo ordini e fatture solo per il tempo che la legge richiede.",
      ],
      action: "Mantieni il tuo account",
      afterword: [
        "Se non l’hai chiesto tu, accedi, mantieni il tuo account e scegli subito una nuova password.",
      ],
    },
    erasureCancelled: {
      subject: "Il tuo account AutoTune resta",
      heading: "È bello che tu resti",
      intro:
        "L’eliminazione è annullata. Il tuo account, le tue licenze e i tuoi download sono come prima.",
      notes: [],
      action: "Apri il tuo account",
      afterword: ["Se non l’hai fatto tu, scegli subito una nuova password."],
    },
    erasureStopped: {
      subject: "Il tuo account AutoTune non è stato eliminato",
      heading: "Il tuo account è ancora qui",
      intro:
        "Avevi chiesto di eliminare il tuo account, ma ha un piano che verrebbe ancora addebitato. Per questo non l’abbiamo eliminato e la tua richiesta è annullata.",
      notes: ["Se vuoi ancora eliminarlo, annulla prima il piano e poi chiedilo di nuovo."],
      action: "Apri il tuo account",
      afterword: [],
    },
    erased: {
      subject: "Il tuo account AutoTune è stato eliminato",
      heading: "Il tuo account è eliminato",
      intro:
        "Il tuo account e i tuoi dati personali sono stati eliminati, come avevi chiesto. Conserviamo ordini e fatture solo per il tempo che la legge richiede.",
      notes: [
        "Questa è la nostra ultima e-mail su questo account. Grazie di aver cantato con noi.",
      ],
      action: null,
      afterword: [],
      goodbye: "Ti auguriamo il meglio,",
      why: "Ricevi questa e-mail perché l’account con questo indirizzo è stato eliminato.",
    },
    exportReady: {
      subject: "I tuoi dati AutoTune sono pronti",
      heading: "I tuoi dati sono pronti",
      intro: "Tutto quello che il nostro negozio sa di te è in un file, come avevi chiesto.",
      notes: ["Solo tu puoi aprirlo: prima accedi, poi il download comincia."],
      action: "Scarica i tuoi dati",
      afterword: [
        "Se non l’hai chiesto tu, scegli subito una nuova password. Nessuno ottiene il file senza accedere.",
      ],
    },
    withdrawalReceived: {
      subject: "Abbiamo ricevuto il tuo recesso",
      heading: "Il tuo recesso ci è arrivato",
      intro:
        "Hai dichiarato di recedere dal contratto qui sotto. Questa e-mail è la tua ricevuta: conservala.",
      notes: [
        "Esaminiamo la tua dichiarazione e ti scriviamo. Quello che ti spetta ti viene rimborsato entro 14 giorni con lo stesso mezzo con cui hai pagato.",
      ],
      action: null,
      afterword: ["Se non l’hai dichiarato tu, scrivi alla nostra assistenza."],
      why: "Ricevi questa e-mail perché con questo indirizzo è stato dichiarato un recesso.",
    },
    withdrawalAccepted: {
      subject: "Il tuo recesso è accettato",
      heading: "Abbiamo accettato il tuo recesso",
      intro: "Abbiamo esaminato la tua dichiarazione: il contratto qui sotto è sciolto.",
      notes: [
        "Quello che ti spetta torna con lo stesso mezzo con cui hai pagato. Un’altra e-mail ti dice l’importo.",
      ],
      action: null,
      afterword: [],
      why: "Ricevi questa e-mail perché con questo indirizzo è stato dichiarato un recesso.",
    },
    withdrawalRefused: {
      subject: "Non possiamo accettare il tuo recesso",
      heading: "Il tuo recesso non è stato accettato",
      intro:
        "Abbiamo esaminato la tua dichiarazione e non possiamo accettarla per il contratto qui sotto.",
      notes: [
        "Se vuoi sapere perché, o non sei d’accordo, scrivi alla nostra assistenza indicando il numero di ricevuta.",
      ],
      action: null,
      afterword: [],
      why: "Ricevi questa e-mail perché con questo indirizzo è stato dichiarato un recesso.",
    },
  },
  whyThisMail: "Ricevi questa e-mail perché riguarda l’account con questo indirizzo.",
};
