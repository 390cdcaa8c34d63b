import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const at2026: SeedProductPage = {
  family: "auto-tune",
  slug: "at2026",
  name: "AutoTune 2026",
  tagline: "Tonart wählen. Singen. Fertig.",
  text: "Eine Anzeige mit dem Ton, den du singst, zwei Regler, und deine Stimme sitzt, während es passiert. 2026 ist die Edition für alle, die lieber noch einen Take singen als ein Handbuch lesen.",
  nav: {
    description: "Korrektur in Echtzeit, in einer Minute startklar",
    isNew: true,
    order: 1,
  },
  products: ["auto-tune-2026"],
  seo: {
    title: "AutoTune 2026: Tonhöhenkorrektur in Echtzeit",
    description:
      "Tonart wählen, an zwei Reglern drehen und live sauber singen. AutoTune 2026 ist die schnelle Edition für Studio und Bühne.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Kleines Fenster, kurzer Weg",
      rows: [
        {
          title: "Die Tonanzeige",
          text: "Die Töne stehen in einem Bogen, so breit wie das Fenster. Der, den du singst, steht groß darunter, mit den Cent, um die du danebenliegst. Das liest du auch vom anderen Ende des Raums.",
        },
        {
          title: "Zwei Regler, keine Seiten",
          text: "Retune bestimmt, wie schnell ein Ton korrigiert wird, Human, wie viel ein langer atmen darf. Eine zweite Seite zum Verlaufen gibt es nicht.",
        },
        {
          title: "Gemacht für jetzt",
          text: "2026 arbeitet nur in Echtzeit, und genau darum geht es: Was du im Kopfhörer hörst, landet auf der Spur.",
        },
        {
          title: "Die Tonart, falls du sie nicht kennst",
          text: "AutoKey kann dem Song zuhören und sie einstellen. Oder du tippst auf der Anzeige die Töne an, die mitspielen sollen, und lässt die anderen weg.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Schnell wie auf der Bühne",
      text: "Eine synthetische Stimme mit Live-Einstellungen: flott genug, um jeden Ton zu halten, aber noch kein ganzer Roboter.",
      demos: [
        {
          product: "auto-tune-2026",
          title: "Live korrigiert",
          text: "Jeder Ton ist fast sofort auf seiner Linie. Du hörst, dass korrigiert wurde; du hörst aber auch, dass es stimmt.",
        },
      ],
    },
    includedInUnlimited(
      "AutoTune 2026 ist eine der drei Editionen im Abo, neben Pro und Hybrid. Nimm es live und Pro danach, ohne eins von beiden zu kaufen.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Fragen zu 2026",
      items: [
        {
          question: "Was hat Pro, das 2026 fehlt?",
          answer:
            "Den Graphmodus, also das Bearbeiten von Hand nach dem Take. Wenn du einzelne Töne retten willst, nimm Pro. Wenn du singst, bis es stimmt, reicht 2026.",
        },
        {
          question: "Heißt der Name, dass nach dem Jahr Schluss ist?",
          answer:
            "Nein. Es ist der Jahrgang der Edition, kein Haltbarkeitsdatum. Eine gekaufte Lizenz läuft nicht ab.",
        },
        {
          question: "Kann ich es wie ein Instrument spielen?",
          answer:
            "Beinahe. Die Töne auf der Anzeige lassen sich beim Singen umschalten: Mach die Tonleiter für den Refrain enger und danach wieder auf.",
        },
        {
          question: "Auf wie vielen Rechnern darf ich es nutzen?",
          answer:
            "Auf zwei gleichzeitig, zum Beispiel auf dem Studiorechner und dem Laptop für die Bühne.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Passt gut zu 2026",
      products: ["auto-key", "auto-tune-pro", "vocal-reverb"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune 2026: die Fakten",
          inside: [
            { name: "Modus", value: "Automatik, in Echtzeit" },
            { name: "Regler", value: "Retune und Human" },
            { name: "Retune Speed", value: "0 bis 300 ms" },
            {
              name: "Tonleitern",
              value: "Dur, Moll, chromatisch oder deine eigene Auswahl an Tönen",
            },
            { name: "Tonart", value: "Von Hand auf der Anzeige oder von AutoKey" },
          ],
          latency: "Etwa 3 ms",
          diskSpace: "220 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "In fünf Minuten bereit für den Auftritt",
          rows: [
            {
              title: "Den Weg verkürzen",
              text: "Stell den Puffer deines Audio-Interfaces auf 64 oder 128 Samples. Der größte Teil der Verzögerung, die du hörst, kommt von dort, nicht vom Plug-in.",
            },
            {
              title: "Jedem Song seine Tonart",
              text: "Speichere für jeden Song ein Preset mit Tonart und Tonleiter. Auf der Bühne wechselst du ein Preset, keine Einstellung.",
            },
            {
              title: "Mit Retune in der Mitte anfangen",
              text: "Sing die schwerste Zeile des Sets. Wackeln die Töne, geh schneller. Werden Slides zu Treppen, geh langsamer. Stehen lange Töne zu starr, gib ihnen mehr Human.",
            },
            {
              title: "Vor dem Echo korrigieren",
              text: "Setz 2026 vor Hall und Delay. Sonst hört es dich doppelt und glaubt beiden.",
            },
            {
              title: "Einen Ausgang lassen",
              text: "Leg den Bypass auf einen Fußschalter. Zwischen den Songs willst du reden, und niemand redet in a-Moll.",
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
          headline: "2026 und die Nachbarschaft",
          text: "Synthetische Stimmen, erst ein wenig daneben, und drei Editionen, die sie geraderücken.",
          demos: [
            {
              product: "auto-tune-2026",
              title: "2026, live",
              text: "Flott und ordentlich, mit einem Rest vom Anschleifen.",
            },
            {
              product: "auto-tune-pro",
              title: "Pro, natürlich",
              text: "Langsamer auf dem Ton. Achte auf die Anfänge der langen.",
            },
            {
              product: "auto-tune-hybrid",
              title: "Hybrid, mit Kehle",
              text: "Mittleres Tempo, und auch die Kehle ist ein wenig anders.",
            },
          ],
        },
      ],
    },
  ],
};
