import { compatibilityOf } from "../../../hosts.ts";
import type { SeedPage } from "../../../seed-content.ts";
import { hostWords } from "../host-words.ts";

export const dawCompatibilityWindows: SeedPage = {
  title: "Compatibilità con le DAW: Windows",
  seo: {
    title: "Compatibilità con le DAW su Windows",
    description:
      "Quali DAW caricano i nostri plug-in su Windows 10 e 11, in quale formato, dove vanno i file e che cosa fare quando la DAW non li trova.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Funziona su Windows?",
      text: "Su Windows 10 e 11, in ogni DAW a 64 bit che carica VST3 o AAX. Ecco l’elenco, le cartelle e quello che di solito aiuta.",
    },
    compatibilityOf(hostWords, "windows"),
    {
      block: "specs",
      headline: "Computer e cartelle",
      groups: [
        {
          title: "Il tuo computer",
          rows: [
            { name: "Sistema", value: "Windows 10 o 11, a 64 bit" },
            { name: "Memoria", value: "4 GB, meglio 8 GB" },
            { name: "Spazio su disco", value: "Circa 5 GB per tutto; installa quello che usi" },
            { name: "Attivazione", value: "Su 2 computer alla volta" },
          ],
        },
        {
          title: "Dove vanno i file",
          rows: [
            { name: "VST3", value: "C:\\Program Files\\Common Files\\VST3" },
            { name: "AAX", value: "C:\\Program Files\\Common Files\\Avid\\Audio\\Plug-Ins" },
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
          text: "L’installer chiede quali formati vuoi. Prendi quello che la tua DAW carica; l’altro occupa solo spazio.",
        },
        {
          title: "Lascia stare la cartella",
          text: "VST3 e AAX hanno un posto ciascuno, ed è lì che le DAW cercano. Una cartella tua è più ordinata e non la trova nessuno.",
        },
        {
          title: "Fai cercare la DAW",
          text: "Aprila dopo l’installazione. Quasi tutte cercano all’avvio; alcune hanno un pulsante nelle impostazioni dei plug-in.",
        },
        {
          title: "Usa il driver della tua interfaccia",
          text: "Scegli nella DAW il suo driver ASIO, non l’audio di sistema, e un buffer di 64 o 128 campioni mentre registri. Per il mix, 512 o più.",
        },
        {
          title: "Attaccalo alla corrente",
          text: "Un portatile a batteria rallenta nel momento peggiore. Collega l’alimentatore e scegli il profilo ad alte prestazioni prima di dare la colpa al plug-in.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Domande su Windows",
      items: [
        {
          question: "La mia DAW non trova il plug-in.",
          answer:
            "Controlla che il file sia nella cartella qui sopra, che la DAW sia a 64 bit e che cerchi i VST3. Alcune tengono un elenco dei plug-in che una volta hanno fallito; svuotalo e ripeti la ricerca.",
        },
        {
          question: "C’è una versione a 32 bit o VST2?",
          answer: "No. Le DAW che leggono solo VST2 non sono supportate.",
        },
        {
          question: "Qual è l’eccezione?",
          answer:
            "AutoTune Hybrid. Esiste in AAX DSP e AAX Native e gira solo in Pro Tools. Tutti gli altri strumenti esistono in VST3 e AAX.",
        },
        {
          question: "Posso portare una sessione su un Mac?",
          answer:
            "Sì, se la DAW esiste anche lì e carica lo stesso formato. Le impostazioni VST3 e AAX viaggiano con la sessione. Una licenza copre entrambi i computer.",
        },
        {
          question: "Che cosa c’entrate con chi produce queste DAW?",
          answer: "Niente. I nomi sono loro, e questo è un marchio dimostrativo.",
        },
      ],
    },
  ],
};
