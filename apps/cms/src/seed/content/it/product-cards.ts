import type { SeedCardWords } from "../../seed-content.ts";

export const cards: SeedCardWords = {
  licence: {
    heading: "Che cosa fa",
    priceSubtext: "Un solo pagamento, tuo per sempre",
    terms: {
      heading: "Con ogni licenza",
      features: [
        "Su 2 computer alla volta",
        "Per macOS e Windows",
        "Aggiornamenti di questa versione inclusi",
      ],
    },
    forSeveral: "Da 2 in poi ognuna costa meno",
  },
  plan: {
    heading: "Che cosa contiene",
    paying: "Come paghi",
    annual: ["Un addebito all’anno", "Costa meno di dodici mesi", "Disdici quando vuoi"],
    monthly: ["Un addebito al mese", "Ti fermi dopo qualsiasi mese", "Disdici quando vuoi"],
    terms:
      "L’abbonamento si rinnova da solo finché non disdici. Poi funziona fino alla fine del periodo pagato.",
  },
  tools: {
    "auto-tune-pro": {
      features: [
        "Corregge mentre canti",
        "Modifica la take nota per nota",
        "Flex-Tune e Humanize la tengono viva",
      ],
    },
    "auto-tune-2026": {
      features: [
        "Pronto in un minuto",
        "Due manopole su una pagina",
        "Bassa latenza, in studio e sul palco",
      ],
    },
    "auto-tune-hybrid": {
      features: [
        "Su hardware DSP o in nativo",
        "Throat modella la gola",
        "Un tasto di bassa latenza per il palco",
      ],
      notes: "Funziona solo in Pro Tools.",
    },
    "auto-tune-efx-plus": {
      features: [
        "Il suono robotico dalla prima nota",
        "Un campo di effetti per un dito",
        "Sedici pad che suonano a tempo",
      ],
    },
    "auto-key": {
      features: [
        "Riconosce tonalità e scala",
        "Dice quanto è sicuro",
        "Avvisa ogni AutoTune della sessione",
      ],
    },
    "vocal-prep": { features: ["Meno rumore e meno clic", "Meno stanza", "Un livello uniforme"] },
    "vocal-eq": {
      features: [
        "Bande che seguono le note",
        "Prima ascolta, poi consiglia",
        "Tutto quello che fa un EQ",
      ],
    },
    "vocal-compressor": {
      features: [
        "Un inizio su misura per la tua voce",
        "Mostra che cosa ha fatto",
        "Da morbido a deciso",
      ],
    },
    "vocal-de-esser": {
      features: [
        "Trova la esse della tua voce",
        "Ti fa sentire quello che va via",
        "Lascia in pace il fiato",
      ],
    },
    "vocal-reverb": {
      features: [
        "Consiglia una stanza che sta bene alla voce",
        "Lascia passare le parole",
        "Regola la distanza, non solo il mix",
      ],
    },
    metamorph: {
      features: [
        "Quattro voci, mescolate con un dito",
        "Il tuo fraseggio resta",
        "Non si copia nessuno",
      ],
    },
    "harmony-engine": {
      features: [
        "Armonie nella tonalità del brano",
        "Segue il tuo fraseggio",
        "Ogni voce un po’ diversa",
      ],
    },
    vocodist: {
      features: ["Accordi suoi come carrier", "Bande da guardare", "Da pulito a ruvido"],
    },
    choir: {
      features: [
        "Quattro sezioni da una voce",
        "Decidi tu quanto hanno provato",
        "Una sala con profondità",
      ],
    },
  },
  plans: {
    unlimited: {
      subtitle: "Tutti gli strumenti in un abbonamento",
      features: [
        "AutoTune 2026, Pro e Hybrid",
        "AutoKey",
        "Tutti i 5 strumenti della catena vocale",
        "Tutti i 14 effetti creativi",
        "Le novità il giorno in cui escono",
        "Modelli di registrazione",
      ],
      notes: "AutoTune EFX+ si vende a parte.",
    },
    producer: {
      subtitle: "Per chi registra e mixa",
      features: [
        "AutoTune 2026",
        "AutoKey",
        "Tutti i 5 strumenti della catena vocale",
        "Metamorph, Harmony Engine, Vocodist e Choir",
      ],
    },
    essentials: {
      subtitle: "Una voce pulita e intonata",
      features: ["AutoTune 2026", "AutoKey", "Vocal Prep", "Vocal De-Esser"],
    },
  },
};
