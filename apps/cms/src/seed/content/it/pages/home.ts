import type { SeedPage } from "../../../seed-content.ts";

export const home: SeedPage = {
  title: "Home",
  seo: {
    title: "Correzione dell’intonazione ed effetti vocali",
    description:
      "AutoTune intona la tua voce, la mixa e la trasforma in qualcosa di nuovo. Plug-in per lo studio e il palco, da comprare una volta o usare con Unlimited.",
  },
  blocks: [
    {
      block: "hero",
      headline: "Cantala come la senti.",
      text: "AutoTune porta ogni nota dove la volevi, con tutta la delicatezza o la forza che vuoi. Gira la manopola qui sotto e ascolta.",
      actions: [
        {
          label: "Scopri Unlimited",
          link: {
            to: "productPage",
            key: "subscriptions/unlimited",
          },
        },
        {
          label: "Scopri AutoTune Pro",
          link: {
            to: "productPage",
            key: "auto-tune/pro",
          },
        },
      ],
    },
    {
      block: "families",
      headline: "Tre modi di cambiare una voce",
      text: "Correggila, mixala o trasformala in qualcosa che nessuno ha mai sentito. Compra uno strumento una volta e tienilo, oppure lavora con Unlimited.",
      cards: [
        {
          family: "auto-tune",
          eyebrow: "Edizioni AutoTune",
          headline: "Da un ritocco al suono di una generazione",
          text: "Correzione dell’intonazione automatica e grafica, per lo studio e il palco.",
          products: [
            "auto-tune-2026",
            "auto-tune-pro",
            "auto-tune-hybrid",
            "auto-tune-efx-plus",
            "auto-key",
          ],
        },
        {
          family: "ai-powered-vocal-chain",
          eyebrow: "Catena vocale AI",
          headline: "Un fonico in cinque finestre",
          text: "Preparazione, EQ, compressore, de-esser e riverbero che prima ascoltano.",
          products: [
            "vocal-prep",
            "vocal-eq",
            "vocal-compressor",
            "vocal-de-esser",
            "vocal-reverb",
          ],
        },
        {
          family: "creative-vocal-effects",
          eyebrow: "Effetti creativi",
          headline: "Cori, vocoder, sconosciuti",
          text: "Quattordici modi di uscire dalla tua gola.",
          products: ["metamorph", "harmony-engine", "vocodist", "choir"],
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Non crederci, ascolta",
      text: "Quattro take, prima e dopo. Cambia mentre suonano: il punto resta, la voce no. Canta una voce sintetica, così nessuno ha dovuto prestarci la sua take peggiore.",
      demos: [
        {
          product: "auto-tune-pro",
          title: "Una linea trova le sue note",
          text: "La stessa frase, portata in La minore a una velocità che lascia stare i glissati. Ascolta le note lunghe.",
        },
        {
          product: "vocal-compressor",
          title: "Una voce che salta",
          text: "Prima, le parole forti ti investono e quelle piano si nascondono. Dopo, stanno tutte alla stessa distanza.",
        },
        {
          product: "vocodist",
          title: "Un accordo che parla",
          text: "Le parole sono di chi canta, le note di un accordo a dente di sega. Una gola così non ce l’ha nessuno.",
        },
        {
          product: "choir",
          title: "Da una, tante",
          text: "Una linea tenuta, cantata da una sala piena di persone che sono tutte la stessa.",
        },
      ],
    },
    {
      block: "scrollingQuotes",
      headline: "Frasi che ci piacerebbe sentire",
      quotes: JSON.stringify([
        "È ancora la mia voce.",
        "Nessuno se n’è accorto. Era questo lo scopo.",
        "Se ne sono accorti tutti. Era questo lo scopo.",
        "Una sola ripresa, e a casa prima di mezzanotte.",
        "Il ritornello finalmente arriva.",
        "L’incrinatura nell’ultima parola l’ho tenuta.",
      ]),
      seconds: 60,
    },
    {
      block: "featureRows",
      headline: "Come una nota si posa",
      rows: [
        {
          title: "Tu canti",
          text: "Al microfono, in camera o su un palco. La tua voce disegna una linea che, come quella di chiunque, oscilla un po’.",
        },
        {
          title: "Noi ascoltiamo",
          text: "AutoTune segue la linea mentre si muove e la confronta con le note della tua tonalità.",
        },
        {
          title: "La linea si aggancia",
          text: "Ogni nota va alla più vicina della scala. Il tempo, le parole e il timbro restano tuoi.",
        },
        {
          title: "Tu decidi",
          text: "Lento, e nessuno se ne accorge. Veloce, e se ne accorgono tutti. Una sola manopola, Retune Speed, regola la forza dell’aggancio.",
        },
      ],
    },
    {
      block: "testimonials",
      headline: "Che cosa si potrebbe dire",
      text: "Voci di esempio: le persone le abbiamo inventate e i ritratti disegnati. Gli strumenti, invece, si provano davvero.",
      testimonials: [
        "nila-portamento",
        "osric-halfstep",
        "ines-semicorchea",
        "juno-wetmix",
        "haru-otonari",
        "tobias-vorhall",
      ],
    },
    {
      block: "planOffer",
      headline: "Tutto, finché ti serve",
      points: [
        {
          title: "3 edizioni AutoTune",
          text: "più AutoKey",
        },
        {
          title: "5 strumenti di mix AI",
          text: "tutta la catena vocale",
        },
        {
          title: "14 effetti creativi",
          text: "proprio tutti",
        },
        {
          title: "Novità",
          text: "il giorno in cui escono",
        },
      ],
      monthly: "auto-tune-unlimited-monthly",
      annual: "auto-tune-unlimited-yearly",
    },
    {
      block: "faq",
      headline: "Buono a sapersi",
      items: [
        {
          question: "Quello che compro resta mio?",
          answer:
            "Sì. Paghi una volta e la licenza è tua, senza scadenza. Solo Unlimited è un abbonamento.",
        },
        {
          question: "Funziona nella mia DAW?",
          answer:
            "Molto probabilmente sì. Su macOS i nostri plug-in sono in formato AU, VST3 e AAX; su Windows, VST3 e AAX. Funzionano quindi in Logic Pro, Ableton Live, Cubase, FL Studio, Pro Tools e altre. AutoTune Hybrid è fatto per Pro Tools ed esiste solo in AAX.",
        },
        {
          question: "Cosa resta quando un abbonamento finisce?",
          answer:
            "Tutto funziona fino alla fine del periodo pagato. Poi i plug-in di Unlimited si fermano; l’audio che hai esportato e gli strumenti che hai comprato restano tuoi.",
        },
        {
          question: "Posso iniziare in piccolo e fare l’upgrade dopo?",
          answer:
            "Sì. Se hai già un’edizione, passi a quella superiore a un prezzo di upgrade, senza ripagare il prezzo pieno. Nel tuo account vedi quali upgrade sono disponibili e quanto costa ciascuno.",
        },
      ],
    },
  ],
};
