import type { SeedPage } from "../../../seed-content.ts";

export const hipHop: SeedPage = {
  title: "Hip-hop",
  seo: {
    title: "AutoTune per voci hip-hop",
    description:
      "Ritornelli robotici, strofe libere, ad-lib con l’eco: come intonare e mixare voci hip-hop, con impostazioni di partenza e suoni da confrontare.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Ritornelli sulla griglia, strofe fuori",
      text: "L’hip-hop ha reso famosa la scalinata, e poi ha imparato quando lasciarla stare. Una pagina su entrambe le cose, per chi ha un beat e un microfono.",
    },
    {
      block: "featureRows",
      headline: "Dal beat al ritornello",
      rows: [
        {
          title: "Chiedi la tonalità al beat",
          text: "Metti AutoKey sul beat, meglio senza batteria, e fai suonare la parte con gli accordi. Un basso che scivola tra le note può ingannarlo, quindi controlla con la nota su cui ti fermeresti.",
        },
        {
          title: "Scrivi il ritornello per la scalinata",
          text: "L’effetto vive nel tragitto tra due note. Scivola piano, tieni i finali e lascia aria tra i versi. Spesso basta una melodia di tre note.",
        },
        {
          title: "Lascia parlare la strofa",
          text: "Il rap scivola come il parlato e non ha una nota dove andare. Intonato al massimo, gorgoglia. Lì usa il bypass, oppure vai così piano che vengano aiutate solo le parole tenute.",
        },
        {
          title: "Dai agli ad-lib un posto loro",
          text: "Su una traccia a parte, intonati al massimo, sottili e a tempo. A 140 BPM una croma dura 214 ms: sincronizza l’eco con la DAW e i conti li fa lei.",
        },
        {
          title: "Metti peso sotto l’ultima parola",
          text: "Undertow aggiunge la stessa voce un’ottava sotto. Dieci dB sotto la voce principale, si avverte più di quanto si senta.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Quattro voci per un brano",
      text: "Una voce sintetica che non è mai entrata in cabina, prima e dopo.",
      demos: [
        {
          product: "auto-tune-efx-plus",
          title: "Il ritornello",
          text: "Ogni glissato diventa un gradino, con le doppie e l’eco alle spalle.",
        },
        {
          product: "undertow",
          title: "Il peso",
          text: "La stessa frase, e se stessa un’ottava sotto.",
        },
        {
          product: "stutter",
          title: "L’ultima battuta",
          text: "Fettine di parola, ancora e ancora, a tempo.",
        },
        {
          product: "dial",
          title: "L’ad-lib",
          text: "Dall’altro capo del filo. I bassi li lascia al beat.",
        },
      ],
    },
    {
      block: "specs",
      headline: "Impostazioni di partenza",
      groups: [
        {
          title: "AutoTune",
          rows: [
            { name: "Ritornello", value: "Retune Speed da 0 a 10 ms" },
            { name: "Strofa cantata", value: "Retune Speed da 15 a 30 ms" },
            { name: "Strofa rappata", value: "Oltre 120 ms, o bypass" },
            { name: "Ad-lib", value: "0 ms, eco a tempo con la DAW" },
          ],
        },
        {
          title: "La catena",
          rows: [
            { name: "Vocal EQ", value: "Taglia sotto 80-100 Hz" },
            {
              name: "Vocal Compressor",
              value: "Ratio 4:1, da 4 a 6 dB in meno sulle parole forti",
            },
            { name: "Vocal De-Esser", value: "Da 5 a 9 kHz, da 3 a 6 dB" },
            {
              name: "Vocal Reverb",
              value: "Decadimento da 0,4 a 0,8 secondi, pre-delay da 20 a 40 ms",
            },
          ],
        },
      ],
    },
    {
      block: "faq",
      headline: "Domande dalla cabina",
      items: [
        {
          question: "Registro con l’effetto acceso?",
          answer:
            "In cuffia ascoltalo, sì: su una scalinata si canta in modo diverso. Ma registra la voce asciutta, così domani puoi cambiare idea sulla tonalità.",
        },
        {
          question: "La tonalità è giusta e suona storto lo stesso.",
          answer:
            "Forse il beat non è a 440 Hz. Un sample accelerato può finire tra due tonalità. Sposta il beat di qualche cent finché un accordatore è d’accordo, poi intona la voce.",
        },
        {
          question: "Quale edizione per questo suono?",
          answer:
            "EFX+ se vuoi solo l’effetto. AutoTune 2026 se canti anche le strofe. Pro se poi torni sulle singole note.",
        },
        {
          question: "Con questo imparo a rappare?",
          answer:
            "Mette a posto l’intonazione. Il tempo, le parole e il fiato restano tuoi, ed è anche la buona notizia.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Nella stessa stanza",
      products: ["auto-key", "auto-tune-efx-plus", "stutter"],
    },
  ],
};
