import type { SeedContent } from "../seed-content.ts";

export const content: SeedContent = {
  pages: {
    home: {
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
          text: "AutoTune porta ogni nota dove la volevi, con tutta la delicatezza o la forza che vuoi. In studio, sul palco, in qualsiasi tonalità.",
          actions: [
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
    },
  },
  productPages: {
    "auto-tune/pro": {
      family: "auto-tune",
      slug: "pro",
      name: "AutoTune Pro",
      tagline: "Ogni nota nelle tue mani.",
      text: "Pro corregge la voce mentre canti e poi ti lascia modificare ogni nota a mano. Dal ritocco che nessuno sente al suono robotico che tutti conoscono, decidi tu fin dove arrivare.",
      products: ["auto-tune-pro"],
      seo: {
        title: "AutoTune Pro: intonazione, nota per nota",
        description:
          "Correggi la voce mentre canti o modificala dopo, nota per nota. AutoTune Pro va dal ritocco che nessuno sente al suono robotico che tutti conoscono.",
      },
      blocks: [
        {
          block: "featureRows",
          headline: "Due modalità, una voce",
          rows: [
            {
              title: "Modalità automatica",
              text: "Scegli tonalità e scala, poi canta. Ogni nota viene corretta appena arriva, mentre registri o ti esibisci.",
            },
            {
              title: "Modalità grafica",
              text: "Vedi l’intera take come una linea e la modifichi a mano. Disegna una curva, sposta una nota, lascia la successiva com’era.",
            },
            {
              title: "Retune Speed",
              text: "La manopola grande. Lenta, per una correzione che nessuno nota; veloce, per il suono a gradini che ha reso famoso AutoTune.",
            },
            {
              title: "Flex-Tune e Humanize",
              text: "Flex-Tune interviene solo vicino alla nota, così i tuoi glissati restano. Humanize va leggero sulle note lunghe, che continuano a vivere.",
            },
            {
              title: "Bassa latenza",
              text: "Ascolta in cuffia la tua voce intonata mentre canti, con un ritardo così breve da dimenticarlo.",
            },
          ],
        },
        {
          block: "faq",
          headline: "Domande su Pro",
          items: [
            {
              question: "Si sentirà che l’ho usato?",
              answer:
                "Solo se lo vuoi. Con un Retune Speed lento e un po’ di Flex-Tune, la correzione sparisce nell’interpretazione. Al massimo della velocità diventa l’effetto.",
            },
            {
              question: "Posso usarlo sul palco?",
              answer:
                "Sì. La modalità automatica lavora in tempo reale, con bassa latenza. Ti servono un computer, un’interfaccia audio e un programma che ospiti il plug-in.",
            },
            {
              question: "Quale edizione fa per me?",
              answer:
                "Pro, se vuoi lavorare nota per nota oltre che intonare in tempo reale. AutoTune 2026 è per lavorare in fretta in tempo reale; Hybrid, per Pro Tools con hardware DSP. Tutte e tre fanno parte di Unlimited.",
            },
            {
              question: "Dove funziona Pro?",
              answer:
                "In qualsiasi DAW che carichi uno di questi formati: AU, VST3 o AAX su macOS; VST3 o AAX su Windows.",
            },
          ],
        },
        {
          block: "productCards",
          headline: "Altro per la stessa voce",
          products: ["auto-tune-2026", "auto-tune-hybrid", "vocal-eq"],
        },
      ],
    },
  },
  products: {
    "auto-tune-pro": {
      name: "AutoTune Pro",
      summary: "Correzione in tempo reale e modifica nota per nota in un solo plug-in.",
    },
    "auto-tune-2026": {
      name: "AutoTune 2026",
      summary:
        "Correzione dell’intonazione in tempo reale, pronta in un attimo, in studio e sul palco.",
    },
    "auto-tune-hybrid": {
      name: "AutoTune Hybrid",
      summary: "Intonazione in tempo reale per Pro Tools, su hardware DSP o in nativo.",
    },
    "auto-tune-efx-plus": {
      name: "AutoTune EFX+",
      summary: "Il suono robotico, con un intero rack di effetti alle spalle.",
    },
    "auto-key": {
      name: "AutoKey",
      summary: "Riconosce tonalità e scala del tuo brano e le comunica ad AutoTune.",
    },
    "vocal-prep": {
      name: "Vocal Prep",
      summary: "Prepara una take grezza per il mix: meno rumore, meno stanza, un livello uniforme.",
    },
    "vocal-eq": {
      name: "Vocal EQ",
      summary: "Un EQ con bande che seguono le note che canti.",
    },
    "vocal-compressor": {
      name: "Vocal Compressor",
      summary: "Bilancia il forte e il piano, partendo da impostazioni adatte alla tua voce.",
    },
    "vocal-de-esser": {
      name: "Vocal De-Esser",
      summary: "Ammorbidisce le esse taglienti e lascia in pace il resto della voce.",
    },
    "vocal-reverb": {
      name: "Vocal Reverb",
      summary: "Dà uno spazio alla voce e suggerisce quello che le sta meglio.",
    },
    metamorph: {
      name: "Metamorph",
      summary: "Trasforma la tua voce in un’altra e conserva il tuo fraseggio.",
    },
    "harmony-engine": {
      name: "Harmony Engine",
      summary: "Crea armonie da una sola voce solista.",
    },
    vocodist: {
      name: "Vocodist",
      summary: "Suoni di vocoder, dal vintage a quelli di un altro mondo.",
    },
    choir: {
      name: "Choir",
      summary: "Trasforma una sola voce in un coro.",
    },
    "auto-tune-unlimited-monthly": {
      name: "AutoTune Unlimited, mensile",
      summary:
        "Tre edizioni, AutoKey, la catena vocale e tutti gli effetti creativi, pagando mese per mese.",
    },
    "auto-tune-unlimited-yearly": {
      name: "AutoTune Unlimited, annuale",
      summary:
        "Tre edizioni, AutoKey, la catena vocale e tutti gli effetti creativi, pagando una volta all’anno.",
    },
  },
  pictures: {
    "auto-tune-pro": {
      alt: "La finestra di AutoTune Pro: una grande manopola retune al centro, le manopole flex e humanize, più piccole, ai lati e una tastiera sotto.",
    },
  },
};
