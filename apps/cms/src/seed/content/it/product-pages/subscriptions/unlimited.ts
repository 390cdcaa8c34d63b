import type { SeedProductPage } from "../../../../seed-content.ts";
import { creativeEffects, editions, vocalChain } from "../../tool-shelves.ts";

export const unlimited: SeedProductPage = {
  family: "subscriptions",
  slug: "unlimited",
  name: "AutoTune Unlimited",
  tagline: "Tutto, finché ti serve.",
  text: "Tutte le edizioni, l’intera catena vocale e tutti gli effetti creativi in un solo abbonamento. Usalo per un disco o per dieci anni, mese per mese o anno per anno, e smetti quando vuoi.",
  nav: { description: "Tutto lo scaffale in un abbonamento", isNew: false, order: 1 },
  products: [
    "auto-tune-unlimited-yearly",
    "auto-tune-unlimited-monthly",
    "auto-tune-producer-yearly",
    "auto-tune-producer-monthly",
    "auto-tune-essentials-yearly",
    "auto-tune-essentials-monthly",
  ],
  seo: {
    title: "AutoTune Unlimited: tutto in un abbonamento",
    description:
      "3 edizioni AutoTune più AutoKey, 5 strumenti AI per mixare la voce e 14 effetti creativi in un abbonamento mensile o annuale, con 14 giorni di prova.",
  },
  blocks: [
    {
      block: "planOffer",
      headline: "Un abbonamento, due ritmi",
      points: [
        { title: "3 edizioni AutoTune", text: "più AutoKey" },
        { title: "5 strumenti di mix AI", text: "tutta la catena vocale" },
        { title: "14 effetti creativi", text: "proprio tutti" },
        { title: "Novità", text: "il giorno in cui escono" },
        { title: "Template di registrazione", text: "sessioni con la catena già montata" },
        { title: "Provi gratis, disdici quando vuoi", text: "14 giorni per capirlo" },
      ],
      monthly: "auto-tune-unlimited-monthly",
      annual: "auto-tune-unlimited-yearly",
    },
    {
      block: "toolShelf",
      headline: "Tutto quello che c’è dentro",
      text: "Oltre 20 strumenti vocali pro, dice l’etichetta. Li abbiamo contati: sono 23. AutoTune EFX+ si compra a parte.",
      shelves: [editions, vocalChain, creativeEffects],
    },
    {
      block: "audioDemos",
      headline: "Due passi lungo lo scaffale",
      text: "Quattro strumenti, prima e dopo, con una voce sintetica che non si stanca mai.",
      demos: [
        {
          product: "auto-tune-2026",
          title: "Intonata mentre canta",
          text: "AutoTune 2026 a velocità da palco.",
        },
        {
          product: "vocal-prep",
          title: "Ripulita",
          text: "Rumore, stanza e un livello che va e viene; poi, una voce che si può mixare.",
        },
        {
          product: "harmony-engine",
          title: "In compagnia",
          text: "Una linea diventa un accordo, nella tonalità del brano.",
        },
        {
          product: "halo",
          title: "Sollevata da terra",
          text: "Un riverbero che sale di un’ottava mentre svanisce.",
        },
      ],
    },
    {
      block: "featureRows",
      headline: "Che cosa succede quando",
      rows: [
        {
          title: "Quando provi",
          text: "La prova dura 14 giorni e comprende tutto. Prima della fine non ti viene addebitato nulla; se disdici entro quel giorno, nulla nemmeno dopo. Ne spetta una a persona.",
        },
        {
          title: "Quando paghi",
          text: "Dopo la prova il prezzo mensile viene addebitato una volta al mese. Oppure prendi l’abbonamento annuale, paghi una volta all’anno e nel complesso spendi meno. Quanto ti sarà addebitato è scritto accanto al pulsante, prima che tu lo prema.",
        },
        {
          title: "Quando disdici",
          text: "In qualsiasi momento, senza dire perché. Tutto funziona fino alla fine del periodo pagato, e poi non ti viene addebitato altro.",
        },
        {
          title: "Che cosa resta",
          text: "L’audio che hai esportato, gli strumenti che hai comprato e le tue sessioni. Lì dentro i plug-in dell’abbonamento tacciono finché non torni o non compri quelli che ti mancano.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Domande su Unlimited",
      items: [
        {
          question: "Quando conviene comprare invece di abbonarsi?",
          answer:
            "Se ti servono uno o due strumenti e li tieni per anni, comprali. Se ne usi tanti, o solo per un progetto, prendi l’abbonamento. I prezzi sono in questa pagina e nelle loro; i conti li faremmo anche noi.",
        },
        {
          question: "EFX+ è compreso?",
          answer:
            "No. L’abbonamento comprende AutoTune 2026, Pro e Hybrid, più AutoKey. EFX+ si compra a parte.",
        },
        {
          question: "Su quanti computer?",
          answer: "Su 2 alla volta, come tutto quello che facciamo.",
        },
        {
          question: "Devo essere sempre online?",
          answer:
            "No. Serve internet per scaricare, per attivare e quando comincia un nuovo periodo. Nel mezzo puoi lavorare anche dove non prende niente.",
        },
      ],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        {
          block: "specs",
          headline: "AutoTune Unlimited, nero su bianco",
          groups: [
            {
              title: "Che cosa comprende",
              rows: [
                { name: "Edizioni AutoTune", value: "2026, Pro, Hybrid; più AutoKey" },
                { name: "Catena vocale AI", value: "Prep, EQ, Compressor, De-Esser e Reverb" },
                {
                  name: "Effetti creativi",
                  value:
                    "Metamorph, Harmony Engine, Vocodist, Choir, Twin, Ember, Whisper, Larynx, Shard, Orbit, Dial, Stutter, Halo e Undertow",
                },
                { name: "Novità", value: "Il giorno in cui escono" },
                { name: "Template di registrazione", value: "Sessioni con la catena già montata" },
              ],
            },
            {
              title: "L’abbonamento",
              rows: [
                { name: "Prova", value: "14 giorni, una volta a persona" },
                { name: "Addebito", value: "Mensile o annuale" },
                {
                  name: "Disdetta",
                  value: "In qualsiasi momento; dura fino alla fine del periodo pagato",
                },
                { name: "Attivazione", value: "Su 2 computer alla volta" },
                { name: "Internet", value: "Per scaricare, per attivare e a inizio periodo" },
              ],
            },
            {
              title: "Formati",
              rows: [
                { name: "macOS", value: "AU, VST3, AAX" },
                { name: "Windows", value: "VST3, AAX" },
                { name: "AutoTune Hybrid", value: "Solo AAX DSP e AAX Native" },
              ],
            },
            {
              title: "Il tuo computer",
              rows: [
                { name: "macOS", value: "12 o successivo, chip Apple o Intel" },
                { name: "Windows", value: "10 o 11, a 64 bit" },
                { name: "Memoria", value: "4 GB, meglio 8 GB" },
                { name: "Spazio su disco", value: "Circa 5 GB per tutto; installa quello che usi" },
              ],
            },
          ],
        },
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Una voce, da grezza a finita",
          rows: [
            {
              title: "Puliscila",
              text: "Prima Vocal Prep. Togli il rumore e metà della stanza, e uniforma il livello.",
            },
            {
              title: "Intonala",
              text: "Fai sentire la base ad AutoKey, poi metti AutoTune Pro o 2026 sulla voce. Parti lento e accelera solo se serve.",
            },
            {
              title: "Modellala",
              text: "Vocal EQ, poi il compressore, poi il de-esser, in quest’ordine. Ognuno ha meno da fare grazie a quello prima.",
            },
            {
              title: "Vestila",
              text: "Un effetto creativo, su una parola o sull’ultimo ritornello. Sullo scaffale ce ne sono quattordici; raramente un brano ne vuole due insieme.",
            },
            {
              title: "Mettila al suo posto",
              text: "Alla fine Vocal Reverb, quanto ti piace, e poi un po’ meno.",
            },
          ],
        },
      ],
    },
    {
      name: "audio",
      blocks: [
        {
          block: "audioDemos",
          headline: "Dieci effetti piccoli",
          text: "Hanno un’idea a testa, ed eccola qui. Voci sintetiche, prima e dopo.",
          demos: [
            { product: "twin", title: "Twin", text: "Cantata due volte, o così sembra." },
            {
              product: "ember",
              title: "Ember",
              text: "Prima tiepida, poi incandescente ai bordi.",
            },
            {
              product: "whisper",
              title: "Whisper",
              text: "Tutto fiato, tutte parole, niente suono.",
            },
            { product: "larynx", title: "Larynx", text: "Una gola piegata in un’altra forma." },
            {
              product: "shard",
              title: "Shard",
              text: "La take in schegge, rimessa insieme da capo.",
            },
            {
              product: "orbit",
              title: "Orbit",
              text: "Intorno alla testa. Per questo ci vogliono le cuffie.",
            },
            { product: "dial", title: "Dial", text: "Dall’altro capo del filo." },
            { product: "stutter", title: "Stutter", text: "Fettine, ancora e ancora, a tempo." },
            { product: "halo", title: "Halo", text: "Una coda che sale e luccica." },
            { product: "undertow", title: "Undertow", text: "La stessa voce un’ottava sotto." },
          ],
        },
      ],
    },
  ],
};
