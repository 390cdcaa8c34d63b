import { compatibilityOf } from "../../../hosts.ts";
import type { SeedPage } from "../../../seed-content.ts";
import { hostWords } from "../host-words.ts";

export const dawCompatibilityMac: SeedPage = {
  title: "Compatibilità con le DAW: Mac",
  seo: {
    title: "Compatibilità con le DAW su Mac",
    description:
      "Quali DAW caricano i nostri plug-in su macOS 12 o successivo, in quale formato, su chip Apple e Intel, dove vanno i file e che cosa fare se ne manca uno.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Funziona su Mac?",
      text: "Su macOS 12 o successivo, su chip Apple e Intel, in ogni DAW a 64 bit che carica AU, VST3 o AAX. Ecco l’elenco, le cartelle e quello che di solito aiuta.",
    },
    compatibilityOf(hostWords, "mac"),
    {
      block: "specs",
      headline: "Computer e cartelle",
      groups: [
        {
          title: "Il tuo computer",
          rows: [
            { name: "Sistema", value: "macOS 12 o successivo, chip Apple o Intel" },
            { name: "Memoria", value: "4 GB, meglio 8 GB" },
            { name: "Spazio su disco", value: "Circa 5 GB per tutto; installa quello che usi" },
            { name: "Attivazione", value: "Su 2 computer alla volta" },
          ],
        },
        {
          title: "Dove vanno i file",
          rows: [
            { name: "AU", value: "/Library/Audio/Plug-Ins/Components" },
            { name: "VST3", value: "/Library/Audio/Plug-Ins/VST3" },
            { name: "AAX", value: "/Library/Application Support/Avid/Audio/Plug-Ins" },
          ],
        },
      ],
    },
    {
      block: "featureRows",
      headline: "Dall’installer alla prima take",
      rows: [
        {
          title: "Scegli il formato",
          text: "L’installer chiede quali formati vuoi. Prendi quello che la tua DAW carica. Se ne carica due, scegline uno e resta su quello, altrimenti ogni strumento compare due volte nell’elenco.",
        },
        {
          title: "Lascia che la DAW controlli",
          text: "Le DAW che caricano AU esaminano ogni nuovo plug-in una volta, all’avvio. Ci vuole un momento. Lasciale finire.",
        },
        {
          title: "Consenti il microfono",
          text: "macOS chiede una volta se la tua DAW può ascoltare. Se hai risposto no, la traccia registra silenzio. Si cambia nelle impostazioni di sistema, sotto privacy, microfono.",
        },
        {
          title: "In nativo o con Rosetta",
          text: "Sui chip Apple i plug-in girano in nativo. Li carica anche una DAW che gira sotto Rosetta, ma il processore lavora di più. Falla girare in nativo, se tutti gli altri tuoi plug-in lo permettono.",
        },
        {
          title: "Accorcia la strada",
          text: "Un buffer di 64 o 128 campioni mentre registri, 512 o più per il mix. Le cuffie Bluetooth aggiungono più ritardo di qualsiasi plug-in; usa un cavo.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Domande sul Mac",
      items: [
        {
          question: "La mia DAW non trova il plug-in.",
          answer:
            "Controlla che il file sia nella cartella qui sopra; è la libreria del computer, non quella della tua cartella utente. Poi fai ripetere la ricerca. Con gli AU, riavviare il Mac aiuta più spesso di quanto si creda.",
        },
        {
          question: "AU o VST3?",
          answer:
            "Suonano uguale. Prendi AU se lavori anche in Logic Pro o GarageBand, VST3 se scambi sessioni con Windows.",
        },
        {
          question: "Funziona su macOS 11 o precedente?",
          answer: "No. macOS 12 è il più vecchio del nostro elenco.",
        },
        {
          question: "Qual è l’eccezione?",
          answer:
            "AutoTune Hybrid. Esiste in AAX DSP e AAX Native e gira solo in Pro Tools. Tutti gli altri strumenti esistono in AU, VST3 e AAX.",
        },
        {
          question: "Che cosa c’entrate con chi produce queste DAW?",
          answer: "Niente. I nomi sono loro, e questo è un marchio dimostrativo.",
        },
      ],
    },
  ],
};
