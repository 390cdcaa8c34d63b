import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalPrep: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-prep",
  name: "Vocal Prep",
  tagline: "Erst den Take waschen, dann kochen.",
  text: "Rauschen, Raum, Klicks und springende Pegel wirst du vor dem Mix leichter los als mittendrin. Prep hört sich einen rohen Take an, sagt, was ihm fehlt, und reicht einen sauberen weiter.",
  nav: {
    description: "Weniger Rauschen, weniger Raum, gleichmäßiger Pegel",
    isNew: false,
    order: 1,
  },
  products: ["vocal-prep"],
  seo: {
    title: "Vocal Prep: saubere Takes vor dem Mix",
    description:
      "Vocal Prep nimmt Rauschen und Raum aus einer rohen Gesangsaufnahme und gleicht den Pegel aus, damit es alles danach leichter hat.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Vier Hausarbeiten, ein Fenster",
      rows: [
        {
          title: "Rauschen",
          text: "Der Lüfter, der Kühlschrank, das Zischeln eines billigen Preamps. Prep lernt, wie die Pausen klingen, und nimmt das auch aus den Wörtern heraus.",
        },
        {
          title: "Raum",
          text: "Ein Schlafzimmer legt seine Wände auf deine Stimme. Prep zeichnet die Form des Raums, den es hört, und dreht ihn leiser. In ein Studio versetzen kann es dich nicht, aber die Tür zumachen.",
        },
        {
          title: "Klicks",
          text: "Lippen, Zungen und schlechte Kabel. Sie werden einzeln gefunden, entfernt und im Fenster mitgezählt.",
        },
        {
          title: "Pegel",
          text: "Zeilen, die am Mikrofon vorbeigesungen sind, kommen hoch, geschriene kommen herunter, Phrase für Phrase. Kein Pumpen: Hier wird ein Fader gefahren, nicht gequetscht.",
        },
        {
          title: "Vorher und nachher in einem Bild",
          text: "Eine Klinge aus Licht fährt über den Take: vor ihr Staub, hinter ihr nur noch die Stimme. Was du nicht mehr siehst, hörst du auch nicht mehr.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Erst ein schlechter Raum, dann ein besserer",
      text: "Die Stimme ist synthetisch und die Aufnahme mies, beides mit Absicht.",
      demos: [
        {
          product: "vocal-prep",
          title: "Rauschen, Wände und Wanderlust",
          text: "Vorher: Rauschen, ein Raum wie eine Schachtel und ein Pegel, der kommt und geht. Nachher: vor allem die Stimme.",
        },
      ],
    },
    includedInUnlimited(
      "Prep ist das erste der fünf Vocal-Chain-Tools im Abo. Die anderen vier folgen der Reihe nach.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Fragen zu Prep",
      items: [
        {
          question: "Kann es jede Aufnahme retten?",
          answer:
            "Nein. Es macht schlechte besser und spart bei guten Zeit. Clipping, ein Telefonat quer durch den Raum oder ein Schlagzeug nebenan sind zu viel.",
        },
        {
          question: "Arbeitet es in Echtzeit?",
          answer:
            "Ja, mit etwas Verzögerung. Es gehört also in den Mix und nicht auf den Kopfhörer beim Singen.",
        },
        {
          question: "An welche Stelle der Chain gehört es?",
          answer:
            "An die erste, vor AutoTune und vor alles, was Leises lauter macht. Ein Kompressor würde genau das Rauschen anheben, das Prep gleich entfernen soll.",
        },
        {
          question: "Verlässt mein Audio den Rechner?",
          answer: "Nein. Zugehört wird im Plug-in, auf deinem Rechner.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Als Nächstes in der Chain",
      products: ["vocal-eq", "vocal-compressor", "auto-tune-pro"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal Prep: die Fakten",
          inside: [
            { name: "Mindert", value: "Gleichmäßiges Rauschen, Raum, Klicks, Pegelunterschiede" },
            { name: "Lernt von", value: "Dem Take selbst, aus etwa 10 Sekunden" },
            { name: "Stärke", value: "Für jede der vier Aufgaben eine, 0 bis 100" },
            { name: "Zuhören", value: "Auf deinem Rechner; kein Audio wird verschickt" },
          ],
          latency: "Etwa 45 ms, vom Host ausgeglichen",
          diskSpace: "420 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Einen Schlafzimmer-Take brauchbar machen",
          rows: [
            {
              title: "Lass ihm etwas Stille",
              text: "Behalte ein, zwei Sekunden vor dem ersten Wort. Prep lernt das Rauschen aus den Pausen, also schneide sie nicht vorher weg.",
            },
            {
              title: "Lass es zuhören",
              text: "Spiel zehn Sekunden mit Wörtern und Pausen ab. Die Regler wandern dorthin, wo Prep anfangen würde.",
            },
            {
              title: "Erst das Rauschen",
              text: "Stell die anderen Regler auf null. Dreh Noise auf, bis die Pausen still sind, dann zurück, bis die Wortenden nicht mehr abgehackt klingen.",
            },
            {
              title: "Dann der Raum",
              text: "Hör auf ein kurzes, lautes Wort und was danach nachklingt. Nimm etwa die Hälfte davon weg: Eine Stimme ganz ohne Raum klingt wie aufgeklebt.",
            },
            {
              title: "Der Pegel zuletzt",
              text: "Stell ihn so ein, dass du jede Zeile verstehst, ohne zum Fader zu greifen. Den Rest macht der Kompressor.",
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
          headline: "Prep und was es möglich macht",
          text: "Alle Stimmen sind synthetisch; die Fehler haben wir liebevoll hinzugefügt.",
          demos: [
            {
              product: "vocal-prep",
              title: "Von roh zu bereit",
              text: "Rauschen, Raum und Pegel, alles auf einmal.",
            },
            {
              product: "vocal-compressor",
              title: "Vocal Compressor",
              text: "Was mit einem unruhigen Take passiert, der schon sauber ist.",
            },
            {
              product: "vocal-eq",
              title: "Vocal EQ",
              text: "Mulm und Nase, behandelt, nachdem das Rauschen weg ist.",
            },
          ],
        },
      ],
    },
  ],
};
