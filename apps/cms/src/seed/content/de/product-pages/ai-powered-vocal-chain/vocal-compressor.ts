import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalCompressor: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-compressor",
  name: "Vocal Compressor",
  tagline: "Laut und Leise reden wieder miteinander.",
  text: "Wer singt, beugt sich vor, tritt zurück, flüstert und schreit. Vocal Compressor lernt, wie laut und leise ein Take wird, startet mit Einstellungen, die dazu passen, und zeigt dir jedes Dezibel, das er wegnimmt.",
  nav: { description: "Gleicht Laut und Leise aus", isNew: false, order: 3 },
  products: ["vocal-compressor"],
  seo: {
    title: "Vocal Compressor: eine gleichmäßige Stimme",
    description:
      "Vocal Compressor lernt, wie laut und leise ein Take wird, startet mit passenden Einstellungen und zeigt, was er wegnimmt.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Er misst, bevor er drückt",
      rows: [
        {
          title: "Ein Anfang, der passt",
          text: "Nach ein paar Sekunden weiß er, wie laut diese Stimme wird. Threshold und Ratio rücken an eine Stelle, von der aus du arbeiten kannst.",
        },
        {
          title: "Die Kurve",
          text: "Auf der einen Seite hinein, auf der anderen heraus. Wo die Linie knickt, beginnt die Kompression; je flacher sie wird, desto fester der Griff.",
        },
        {
          title: "Der Verlauf",
          text: "Der Take zieht vorbei, wie er gesungen wurde und wie er herauskommt, und von oben hängt herab, was weggenommen wurde. Du siehst sofort, ob an Wörtern gearbeitet wird oder an allem.",
        },
        {
          title: "Langsame Hände, schnelle Hände",
          text: "Attack und Release passen sich der Phrase an. Ein Schrei wird rechtzeitig abgefangen, und ein langer Ton wird nicht mittendrin heruntergedrückt.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Gleich weit weg",
      text: "Wir haben der synthetischen Stimme gesagt, sie soll zwischen Flüstern und Schreien herumspringen. Sie hat gehorcht.",
      demos: [
        {
          product: "vocal-compressor",
          title: "Von unruhig zu gleichmäßig",
          text: "Vorher würdest du die Hand am Fader lassen. Nachher kannst du sie wegnehmen.",
        },
      ],
    },
    includedInUnlimited(
      "Der Kompressor ist im Abo, und was in der Chain vor und nach ihm kommt, auch.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Fragen zum Kompressor",
      items: [
        {
          question: "Ich habe schon fünf Kompressoren. Warum diesen?",
          answer:
            "Weil er dort anfängt, wo du angekommen wärst. Wenn dir der Weg dorthin Spaß macht, behalte die fünf; wir verstehen das.",
        },
        {
          question: "Woran merke ich, dass es zu viel ist?",
          answer:
            "Wenn die Atmer so laut sind wie die Wörter. Und wenn das Bild pausenlos zeigt, dass etwas weggenommen wird.",
        },
        {
          question: "Vor oder nach dem EQ?",
          answer:
            "In unserer Chain nach Vocal EQ: Der nimmt heraus, wofür der Kompressor sonst umsonst arbeiten würde. Ein Gesetz ist das nicht.",
        },
        {
          question: "Kann ich ihn beim Aufnehmen nutzen?",
          answer: "Ja. Ohne Look-ahead fügt er keine Verzögerung hinzu.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Links und rechts davon",
      products: ["vocal-eq", "vocal-de-esser", "vocal-reverb"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal Compressor: die Fakten",
          inside: [
            { name: "Threshold", value: "−60 bis 0 dB" },
            { name: "Ratio", value: "1:1 bis 20:1" },
            { name: "Attack", value: "Passt sich an oder von Hand" },
            { name: "Release", value: "Startwert von Hand, passt sich von dort aus an" },
            { name: "Look-ahead", value: "Aus oder 5 ms" },
            { name: "Zuhören", value: "Auf deinem Rechner; kein Audio wird verschickt" },
          ],
          latency: "Keine; mit Look-ahead 5 ms, vom Host ausgeglichen",
          diskSpace: "280 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Einen Vocal-Kompressor nach Gehör einstellen",
          rows: [
            {
              title: "Zwei Zeilen loopen",
              text: "Nimm die leiseste und die lauteste, die aufeinander folgen. Wenn die beiden funktionieren, funktioniert der Song.",
            },
            {
              title: "Übertreib es",
              text: "Zieh den Threshold herunter, bis es falsch klingt: platt, dicht, atemlos. Jetzt weißt du, wie der Effekt klingt.",
            },
            {
              title: "Geh zurück",
              text: "Zieh ihn wieder hoch, bis du den Kompressor nur noch bemerkst, wenn du ihn ausschaltest. Im Bild sollte er bei der lauten Zeile arbeiten und bei der leisen ruhen.",
            },
            {
              title: "Hör auf die Konsonanten",
              text: "Haben t und k ihre Kante verloren, mach den Attack langsamer. Springt die erste Silbe heraus, mach ihn schneller.",
            },
            {
              title: "Gib den Pegel zurück",
              text: "Dreh den Ausgang um so viel auf, wie weggenommen wurde. Dann vergleichst du Klang und nicht Lautstärke.",
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
          headline: "Erst gleichmäßig, dann weiter weg",
          text: "Eine synthetische Stimme, erst auf einen Pegel gebracht, dann in einen Raum gestellt.",
          demos: [
            {
              product: "vocal-compressor",
              title: "Vocal Compressor",
              text: "Flüstern und Schreien treffen sich in der Mitte.",
            },
            {
              product: "vocal-prep",
              title: "Vocal Prep",
              text: "Der sanftere Verwandte: Er fährt den Pegel und putzt nebenbei.",
            },
            {
              product: "vocal-reverb",
              title: "Vocal Reverb",
              text: "Eine gleichmäßige Stimme braucht weniger Hall. Hör, wie wenig das hier ist.",
            },
          ],
        },
      ],
    },
  ],
};
