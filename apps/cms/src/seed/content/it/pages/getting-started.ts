import type { SeedPage } from "../../../seed-content.ts";

export const gettingStarted: SeedPage = {
  title: "Primi passi",
  seo: {
    title: "Primi passi",
    description:
      "Dall’ordine alla prima nota intonata: installare, attivare, inserire, trovare la tonalità, cantare. Cinque passi, tre impostazioni e che cosa fare se non suona.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Dall’ordine alla prima nota",
      text: "Cinque passi, e quasi tutti sono clic. Questo è un marchio dimostrativo: i passi sono quelli di un negozio vero, ma dietro non c’è nessun plug-in. Quello che si dice sulla voce vale lo stesso.",
    },
    {
      block: "featureRows",
      headline: "Cinque passi per una voce intonata",
      rows: [
        {
          title: "Guarda nel tuo account",
          text: "Ci trovi numeri di serie, download e abbonamenti, e li trovi anche nell’e-mail dell’ordine. Se hai comprato senza account, il link in quell’e-mail te ne crea uno. Vale 30 giorni.",
        },
        {
          title: "Installa",
          text: "Lo strumento che hai comprato ha il suo installer sotto Download. Con un abbonamento, accedi ad AutoTune Central sul tuo computer: installa quello che l’abbonamento comprende. Installa quello che usi, non tutto.",
        },
        {
          title: "Attiva",
          text: "Copia il numero di serie nel plug-in quando te lo chiede. Una licenza può essere attiva su 2 computer alla volta. Per un terzo, prima disattivane uno nel tuo account.",
        },
        {
          title: "Mettilo per primo",
          text: "Apri la tua DAW, falle cercare i nuovi plug-in e metti AutoTune in cima alla traccia della voce. Per seguire l’intonazione serve una voce sola e asciutta, quindi prima di riverbero, delay e doppie.",
        },
        {
          title: "Imposta la tonalità e canta",
          text: "Se sai la tonalità, sceglila. Se no, metti AutoKey sulla musica e fagli sentire otto battute del ritornello. Poi canta un verso e guarda i cent.",
        },
      ],
    },
    {
      block: "featureRows",
      headline: "Tre impostazioni per cominciare",
      rows: [
        {
          title: "Non si deve sentire: 80 ms",
          text: "Le note lunghe finiscono dove devono, gli attacchi da sotto e il vibrato restano. Parti da qui con chi è già quasi intonato.",
        },
        {
          title: "Può brillare un po’: 25 ms",
          text: "Le note si agganciano in fretta, gli attacchi restano morbidi. Da queste parti passa molto pop.",
        },
        {
          title: "La devono sentire tutti: 0 ms",
          text: "La linea diventa una scalinata. Controlla due volte la tonalità: a questa velocità, se è sbagliata, lo è ad alta voce.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Se non suona",
      items: [
        {
          question: "Il plug-in non è nell’elenco. E adesso?",
          answer:
            "Chiudi la DAW, riaprila e falle cercare i plug-in. Poi controlla il formato: AU, VST3 o AAX su macOS, VST3 o AAX su Windows, sempre a 64 bit. AutoTune Hybrid compare solo in Pro Tools.",
        },
        {
          question: "In cuffia mi sento in ritardo.",
          answer:
            "Mentre registri, imposta il buffer dell’interfaccia audio a 64 o 128 campioni. A 48 kHz, 128 campioni sono 2,7 ms, una volta in entrata e una in uscita. Per il mix, rialzalo.",
        },
        {
          question: "Alcune note saltano nel posto sbagliato.",
          answer:
            "Quasi sempre è la tonalità. La minore e Do maggiore hanno le stesse note, ma La maggiore ne ha tre diverse. Manda la tonalità da AutoKey o escludi le note che non c’entrano.",
        },
        {
          question: "Mi serve internet mentre lavoro?",
          answer:
            "Per scaricare e per attivare e, con un abbonamento, quando comincia un nuovo periodo. Nel mezzo, no.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Una buona prima catena",
      products: ["vocal-prep", "auto-key", "auto-tune-2026"],
    },
  ],
};
