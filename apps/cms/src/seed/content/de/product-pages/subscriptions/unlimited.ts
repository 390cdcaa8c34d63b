import type { SeedProductPage } from "../../../../seed-content.ts";
import { creativeEffects, editions, vocalChain } from "../../tool-shelves.ts";

export const unlimited: SeedProductPage = {
  family: "subscriptions",
  slug: "unlimited",
  name: "AutoTune Unlimited",
  tagline: "Alles, solange du es brauchst.",
  text: "Jede Edition, die ganze Vocal-Chain und alle Kreativeffekte in einem Abo. Für ein Album oder für zehn Jahre, monatlich oder jährlich, und Schluss ist, wann du willst.",
  nav: { description: "Jedes Tool im Regal, in einem Abo", isNew: false, order: 1 },
  products: [
    "auto-tune-unlimited-yearly",
    "auto-tune-unlimited-monthly",
    "auto-tune-producer-yearly",
    "auto-tune-producer-monthly",
    "auto-tune-essentials-yearly",
    "auto-tune-essentials-monthly",
  ],
  seo: {
    title: "AutoTune Unlimited: alle Tools in einem Abo",
    description:
      "3 AutoTune-Editionen und AutoKey, 5 KI-Mixing-Tools und 14 Kreativeffekte in einem Abo, monatlich oder jährlich, mit 14 Tagen Testphase.",
  },
  blocks: [
    {
      block: "planOffer",
      headline: "Ein Abo, zwei Rhythmen",
      points: [
        { title: "3 AutoTune-Editionen", text: "und AutoKey" },
        { title: "5 KI-Mixing-Tools", text: "die ganze Vocal-Chain" },
        { title: "14 Kreativeffekte", text: "und zwar alle" },
        { title: "Neuerscheinungen", text: "am Tag, an dem sie kommen" },
        { title: "Aufnahmevorlagen", text: "Sessions mit fertiger Chain" },
        { title: "Gratis testen, jederzeit kündigen", text: "14 Tage zum Herausfinden" },
      ],
      monthly: "auto-tune-unlimited-monthly",
      annual: "auto-tune-unlimited-yearly",
    },
    {
      block: "toolShelf",
      headline: "Das steckt alles drin",
      text: "Über 20 professionelle Vocal-Tools, sagt das Etikett. Wir haben nachgezählt: Es sind 23. AutoTune EFX+ gibt es neben dem Abo.",
      shelves: [editions, vocalChain, creativeEffects],
    },
    {
      block: "audioDemos",
      headline: "Ein kleiner Gang durchs Regal",
      text: "Vier der Tools, vorher und nachher, mit einer synthetischen Stimme, die nie müde wird.",
      demos: [
        {
          product: "auto-tune-2026",
          title: "Beim Singen korrigiert",
          text: "AutoTune 2026 im Bühnentempo.",
        },
        {
          product: "vocal-prep",
          title: "Aufgeräumt",
          text: "Erst Rauschen, Raum und schwankender Pegel, dann eine Stimme, die sich mischen lässt.",
        },
        {
          product: "harmony-engine",
          title: "In Gesellschaft",
          text: "Aus einer Linie wird ein Akkord, in der Tonart des Songs.",
        },
        {
          product: "halo",
          title: "Vom Boden abgehoben",
          text: "Ein Hall, der eine Oktave steigt, während er verklingt.",
        },
      ],
    },
    {
      block: "featureRows",
      headline: "Was wann passiert",
      rows: [
        {
          title: "Du testest",
          text: "Die Testphase dauert 14 Tage, und alles ist drin. Bevor sie endet, wird nichts abgebucht; kündigst du bis dahin, auch später nicht. Jede Person hat eine.",
        },
        {
          title: "Du zahlst",
          text: "Nach der Testphase wird einmal im Monat der Monatspreis abgebucht. Oder du nimmst das Jahresabo, zahlst einmal im Jahr und unterm Strich weniger. Was abgebucht wird, steht neben dem Knopf, bevor du ihn drückst.",
        },
        {
          title: "Du kündigst",
          text: "Jederzeit, ohne Begründung. Bis zum Ende der bezahlten Zeit funktioniert alles, danach wird nichts mehr abgebucht.",
        },
        {
          title: "Was bleibt",
          text: "Das Audio, das du exportiert hast, die Tools, die du gekauft hast, und deine Sessions. Die Plug-ins aus dem Abo verstummen darin, bis du zurückkommst oder die kaufst, die dir fehlen.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Fragen zu Unlimited",
      items: [
        {
          question: "Wann ist Kaufen besser als das Abo?",
          answer:
            "Wenn du ein oder zwei Tools brauchst und jahrelang behältst, kauf sie. Wenn du zu vielen greifst oder nur für ein Projekt, nimm das Abo. Die Preise stehen hier und auf den Produktseiten; wir würden auch nachrechnen.",
        },
        {
          question: "Ist EFX+ dabei?",
          answer:
            "Nein. Im Abo sind AutoTune 2026, Pro und Hybrid sowie AutoKey. EFX+ gibt es daneben zu kaufen.",
        },
        {
          question: "Auf wie vielen Rechnern?",
          answer: "Auf 2 gleichzeitig, wie alles von uns.",
        },
        {
          question: "Brauche ich ständig Internet?",
          answer:
            "Nein. Nur zum Herunterladen, zum Aktivieren und wenn ein neuer Zeitraum beginnt. Dazwischen kannst du arbeiten, wo es keins gibt.",
        },
      ],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        {
          block: "specs",
          headline: "AutoTune Unlimited: die Fakten",
          groups: [
            {
              title: "Was drinsteckt",
              rows: [
                { name: "AutoTune-Editionen", value: "2026, Pro, Hybrid; dazu AutoKey" },
                { name: "KI-Vocal-Chain", value: "Prep, EQ, Compressor, De-Esser und Reverb" },
                {
                  name: "Kreativeffekte",
                  value:
                    "Metamorph, Harmony Engine, Vocodist, Choir, Twin, Ember, Whisper, Larynx, Shard, Orbit, Dial, Stutter, Halo und Undertow",
                },
                { name: "Neuerscheinungen", value: "Am Tag, an dem sie kommen" },
                { name: "Aufnahmevorlagen", value: "Sessions mit fertiger Chain" },
              ],
            },
            {
              title: "Das Abo",
              rows: [
                { name: "Testphase", value: "14 Tage, einmal pro Person" },
                { name: "Abrechnung", value: "Monatlich oder jährlich" },
                { name: "Kündigung", value: "Jederzeit; läuft bis zum Ende der bezahlten Zeit" },
                { name: "Aktivierung", value: "Auf 2 Rechnern gleichzeitig" },
                {
                  name: "Internet",
                  value: "Zum Herunterladen, zum Aktivieren und zu Beginn eines Zeitraums",
                },
              ],
            },
            {
              title: "Formate",
              rows: [
                { name: "macOS", value: "AU, VST3, AAX" },
                { name: "Windows", value: "VST3, AAX" },
                { name: "AutoTune Hybrid", value: "Nur AAX DSP und AAX Native" },
              ],
            },
            {
              title: "Dein Rechner",
              rows: [
                { name: "macOS", value: "12 oder neuer, Apple-Chip oder Intel" },
                { name: "Windows", value: "10 oder 11, 64 Bit" },
                { name: "Arbeitsspeicher", value: "4 GB, besser 8 GB" },
                {
                  name: "Speicherplatz",
                  value: "Etwa 5 GB für alles; installiere, was du brauchst",
                },
              ],
            },
          ],
        },
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Eine Stimme von roh bis fertig",
          rows: [
            {
              title: "Putzen",
              text: "Vocal Prep zuerst. Nimm das Rauschen und den halben Raum weg und gleiche den Pegel aus.",
            },
            {
              title: "Korrigieren",
              text: "Lass AutoKey die Musik hören, dann kommt AutoTune Pro oder 2026 auf die Stimme. Fang langsam an und werde nur schneller, wenn es sein muss.",
            },
            {
              title: "Formen",
              text: "Vocal EQ, dann der Kompressor, dann der De-Esser, in dieser Reihenfolge. Jeder hat weniger zu tun, weil der davor schon da war.",
            },
            {
              title: "Einkleiden",
              text: "Ein Kreativeffekt, auf einem Wort oder im letzten Refrain. Vierzehn stehen im Regal; zwei auf einmal will ein Song selten.",
            },
            {
              title: "Hinstellen",
              text: "Vocal Reverb ans Ende, so viel du magst, und dann ein bisschen weniger.",
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
          headline: "Zehn kleine Effekte",
          text: "Jeder hat genau eine Idee, und hier ist sie. Synthetische Stimmen, vorher und nachher.",
          demos: [
            { product: "twin", title: "Twin", text: "Zweimal gesungen, jedenfalls klingt es so." },
            { product: "ember", title: "Ember", text: "Erst warm, dann glühen die Ränder." },
            { product: "whisper", title: "Whisper", text: "Nur Atem, jedes Wort, kein Ton." },
            {
              product: "larynx",
              title: "Larynx",
              text: "Eine Kehle, in eine andere Form gebogen.",
            },
            {
              product: "shard",
              title: "Shard",
              text: "Der Take in Splittern, neu zusammengesetzt.",
            },
            {
              product: "orbit",
              title: "Orbit",
              text: "Einmal um deinen Kopf. Nimm dafür den Kopfhörer.",
            },
            { product: "dial", title: "Dial", text: "Vom anderen Ende der Leitung." },
            {
              product: "stutter",
              title: "Stutter",
              text: "Schnipsel, wieder und wieder, im Takt.",
            },
            { product: "halo", title: "Halo", text: "Eine Fahne, die steigt und glitzert." },
            {
              product: "undertow",
              title: "Undertow",
              text: "Dieselbe Stimme, eine Oktave tiefer.",
            },
          ],
        },
      ],
    },
  ],
};
