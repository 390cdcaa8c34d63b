import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalCompressor: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-compressor",
  name: "Vocal Compressor",
  tagline: "Forte e piano fanno pace.",
  text: "Chi canta si avvicina, si allontana, sussurra e grida. Vocal Compressor impara quanto è ampia una take, parte da impostazioni su misura e ti mostra ogni decibel che toglie.",
  nav: { description: "Bilancia il forte e il piano", isNew: false, order: 3 },
  products: ["vocal-compressor"],
  seo: {
    title: "Vocal Compressor: una voce uniforme",
    description:
      "Vocal Compressor impara quanto va forte e quanto va piano una take, parte da impostazioni adatte e mostra che cosa toglie.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Prima misura, poi schiaccia",
      rows: [
        {
          title: "Un inizio su misura",
          text: "Dopo qualche secondo sa quanto forte arriva questa voce. Threshold e Ratio, soglia e rapporto, vanno dove puoi cominciare a lavorare.",
        },
        {
          title: "La curva",
          text: "Da una parte quello che entra, dall’altra quello che esce. Dove la linea piega comincia la compressione; più si appiattisce, più la mano è ferma.",
        },
        {
          title: "La storia",
          text: "La take scorre come è stata cantata e come esce, e dall’alto pende quello che è stato tolto. Vedi subito se lavora sulle parole o su tutto.",
        },
        {
          title: "Mani lente, mani svelte",
          text: "Attacco e rilascio si adattano alla frase. Un grido viene preso in tempo, e una nota lunga non viene schiacciata a metà.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Alla stessa distanza",
      text: "Abbiamo detto alla voce sintetica di saltare fra sussurro e grido. Ha obbedito.",
      demos: [
        {
          product: "vocal-compressor",
          title: "Da irregolare a uniforme",
          text: "Prima terresti una mano sul fader. Dopo puoi toglierla.",
        },
      ],
    },
    includedInUnlimited(
      "Il compressore è nell’abbonamento, insieme a quello che nella catena viene prima e dopo.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Domande sul compressore",
      items: [
        {
          question: "Ho già cinque compressori. Perché questo?",
          answer:
            "Perché parte da dove arriveresti tu. Se il viaggio ti diverte, tieniti i cinque: ti capiamo.",
        },
        {
          question: "Come capisco che è troppo?",
          answer:
            "Quando i respiri sono forti come le parole. E anche quando nel grafico c’è sempre qualcosa che viene tolto.",
        },
        {
          question: "Prima o dopo l’EQ?",
          answer:
            "Nella nostra catena dopo Vocal EQ: l’EQ toglie quello che farebbe lavorare il compressore a vuoto. Ma non è legge.",
        },
        {
          question: "Posso usarlo mentre registro?",
          answer: "Sì. Con il look-ahead spento non aggiunge ritardo.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Ai suoi due lati",
      products: ["vocal-eq", "vocal-de-esser", "vocal-reverb"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal Compressor, nero su bianco",
          inside: [
            { name: "Threshold", value: "Da -60 a 0 dB" },
            { name: "Ratio", value: "Da 1:1 a 20:1" },
            { name: "Attack", value: "Adattivo o a mano" },
            { name: "Release", value: "Valore iniziale a mano, da lì in poi adattivo" },
            { name: "Look-ahead", value: "Spento o 5 ms" },
            { name: "Ascolto", value: "Sul tuo computer; nessun audio viene inviato" },
          ],
          latency: "Nessuna; 5 ms con il look-ahead, compensati dalla DAW",
          diskSpace: "280 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Regola un compressore a orecchio",
          rows: [
            {
              title: "Due versi in loop",
              text: "Scegli il più piano e il più forte che si susseguono. Se funzionano quei due, funziona il brano.",
            },
            {
              title: "Esagera",
              text: "Abbassa Threshold finché non suona male: piatto, addosso, senza fiato. Adesso sai come suona l’effetto.",
            },
            {
              title: "Torna indietro",
              text: "Rialza fino al punto in cui del compressore ti accorgi solo spegnendolo. Nel grafico deve lavorare sul verso forte e riposare su quello piano.",
            },
            {
              title: "Ascolta le consonanti",
              text: "Se t e c dura hanno perso mordente, rallenta l’attacco. Se la prima sillaba salta fuori, velocizzalo.",
            },
            {
              title: "Restituisci il livello",
              text: "Alza l’uscita di quanto è stato tolto, così confronti il timbro e non il volume.",
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
          headline: "Uniforme, e poi più lontana",
          text: "Una voce sintetica, prima portata a un solo livello, poi messa in una stanza.",
          demos: [
            {
              product: "vocal-compressor",
              title: "Vocal Compressor",
              text: "Sussurro e grido si incontrano a metà strada.",
            },
            {
              product: "vocal-prep",
              title: "Vocal Prep",
              text: "Il parente più gentile: tiene il livello e intanto pulisce.",
            },
            {
              product: "vocal-reverb",
              title: "Vocal Reverb",
              text: "Una voce uniforme vuole meno riverbero. Senti quanto poco ne basta.",
            },
          ],
        },
      ],
    },
  ],
};
