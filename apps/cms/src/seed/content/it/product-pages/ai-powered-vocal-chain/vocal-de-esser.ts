import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalDeEsser: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-de-esser",
  name: "Vocal De-Esser",
  tagline: "Meno sibilo, stessa voce.",
  text: "I microfoni vicini e gli EQ brillanti amano la lettera esse più di chiunque altro. Vocal De-Esser trova la banda in cui la tua punge, abbassa solo quella, e solo finché dura.",
  nav: { description: "Ammorbidisce le esse taglienti e basta", isNew: false, order: 4 },
  products: ["vocal-de-esser"],
  seo: {
    title: "Vocal De-Esser: esse più morbide",
    description:
      "Vocal De-Esser trova dove una voce punge e abbassa solo quel punto, solo finché dura. Il resto della voce resta com’è.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Un taglio stretto, al momento giusto",
      rows: [
        {
          title: "Cerca la tua esse",
          text: "Ogni bocca sibila in un punto diverso, spesso fra 5 e 9 kHz. Fai partire un verso e la banda ci va da sola.",
        },
        {
          title: "Guardalo succedere",
          text: "Lo spettrogramma mostra le parole che scorrono, con le lettere sotto. In ogni esse si apre una finestra. Se viene tagliato altro, vedi anche quello.",
        },
        {
          title: "Ascolta quello che va via",
          text: "Un tasto fa sentire solo quello che viene tolto. Deve sembrare una pompa da bicicletta. Se senti delle vocali, molla un po’.",
        },
        {
          title: "Distingue la esse dal fiato",
          text: "Respiro e aria restano aperti: è abbassando quelli che una voce passata al de-esser diventa spenta.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Più sssssoffice",
      text: "Per l’occasione abbiamo dato alla voce sintetica consonanti affilate. Sulla prima, occhio alle cuffie.",
      demos: [
        {
          product: "vocal-de-esser",
          title: "Da tagliente a liscia",
          text: "Le esse fanno un passo indietro rispetto alle parole. Le vocali in mezzo sono le stesse in entrambe.",
        },
      ],
    },
    includedInUnlimited(
      "È uno dei cinque strumenti di mix dell’abbonamento, quello che si dimentica finché non se ne sente la mancanza.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Domande sul de-esser",
      items: [
        {
          question: "Non basterebbe un EQ?",
          answer:
            "Un EQ abbasserebbe la banda per tutto il brano, vocali comprese. Il de-esser aspetta la esse.",
        },
        {
          question: "Perché adesso la voce ha la zeppola?",
          answer:
            "Troppa riduzione, o una banda troppo larga. Punta alla metà di quello che ti sembra giusto e riascolta domani.",
        },
        {
          question: "Prima o dopo il compressore?",
          answer:
            "Dopo. I compressori alzano le parti piano, e spesso fra quelle ci sono le esse. Se il compressore reagisce alle esse, mettine uno anche prima.",
        },
        {
          question: "Funziona anche in italiano e in altre lingue?",
          answer: "Sì. Sente quanto un suono punge, non le lettere.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "La sua solita compagnia",
      products: ["vocal-compressor", "vocal-eq", "vocal-reverb"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal De-Esser, nero su bianco",
          inside: [
            { name: "Banda", value: "Da 2 a 16 kHz, trovata all’ascolto o impostata a mano" },
            { name: "Riduzione", value: "Da 0 a 24 dB" },
            { name: "Monitor", value: "Fa sentire solo quello che viene tolto" },
            { name: "Ascolto", value: "Sul tuo computer; nessun audio viene inviato" },
          ],
          latency: "Circa 2 ms, compensati dalla DAW",
          diskSpace: "260 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Doma le esse senza far venire la zeppola",
          rows: [
            {
              title: "Scegli il verso peggiore",
              text: "Ogni brano ne ha uno pieno di esse, di zeta e di «sc». Mettilo in loop. Se va bene quello, vanno bene gli altri.",
            },
            {
              title: "Lasciagli trovare la banda",
              text: "Fai girare il loop due volte. Guarda dove cade il taglio nello spettrogramma: sugli sbuffi luminosi, non sulle righe delle vocali.",
            },
            {
              title: "Ascolta lo scarto",
              text: "Passa a quello che viene tolto. Stringi la banda finché le vocali non spariscono da lì.",
            },
            {
              title: "Fermati presto",
              text: "Alza la riduzione finché la esse non fa più male, non finché non c’è più. A una parola la esse serve per farsi capire.",
            },
            {
              title: "Controlla nel riverbero",
              text: "Riaccendi il riverbero. Una coda lunga ripete ogni esse che hai lasciato: è lì che senti se è bastato.",
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
          headline: "Gli acuti, in ordine",
          text: "Come suona una voce sintetica sopra i 5 kHz, e che cosa ci si può fare.",
          demos: [
            {
              product: "vocal-de-esser",
              title: "Vocal De-Esser",
              text: "Cambiano solo i momenti che pungono.",
            },
            {
              product: "vocal-eq",
              title: "Vocal EQ",
              text: "Qui cambia tutto il timbro, tutto il tempo.",
            },
          ],
        },
      ],
    },
  ],
};
