import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalDeEsser: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-de-esser",
  name: "Vocal De-Esser",
  tagline: "Weniger Zischen, dieselbe Stimme.",
  text: "Nahe Mikrofone und helle EQs lieben den Buchstaben S mehr, als es sonst jemand tut. Vocal De-Esser findet das Band, in dem deins scharf ist, dreht nur das herunter, und nur so lange, wie es dauert.",
  nav: { description: "Mildert scharfe S-Laute, sonst nichts", isNew: false, order: 4 },
  products: ["vocal-de-esser"],
  seo: {
    title: "Vocal De-Esser: weichere S-Laute",
    description:
      "Vocal De-Esser findet, wo eine Stimme scharf ist, und dreht nur das herunter, nur so lange, wie es dauert. Der Rest der Stimme bleibt.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Ein schmaler Schnitt im richtigen Moment",
      rows: [
        {
          title: "Er sucht dein S",
          text: "Jeder Mund zischt woanders, oft zwischen 5 und 9 kHz. Spiel eine Zeile ab, und das Band wandert von selbst dorthin.",
        },
        {
          title: "Sieh zu, wie es passiert",
          text: "Im Spektrogramm ziehen die Wörter vorbei, darunter die Buchstaben. In jedes S ist ein Fenster geschnitten. Wird irgendwo anders geschnitten, siehst du das auch.",
        },
        {
          title: "Hör, was verschwindet",
          text: "Ein Knopf spielt nur, was entfernt wird. Es sollte klingen wie eine Luftpumpe. Hörst du Vokale, geh zurück.",
        },
        {
          title: "Er kann S und H unterscheiden",
          text: "Atem und Luft bleiben offen. Wer die herunterdreht, bekommt nämlich genau die dumpfen Stimmen, für die De-Esser berüchtigt sind.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Sssssanfter",
      text: "Dafür hat die synthetische Stimme scharfe Konsonanten bekommen. Vorsicht mit dem Kopfhörer beim ersten Mal.",
      demos: [
        {
          product: "vocal-de-esser",
          title: "Von scharf zu sanft",
          text: "Die S-Laute treten hinter die Wörter zurück. Die Vokale dazwischen sind beide Male dieselben.",
        },
      ],
    },
    includedInUnlimited(
      "Er ist eins der fünf Mixing-Tools im Abo, und zwar das, das alle vergessen, bis sie hören, dass es fehlt.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Fragen zum De-Esser",
      items: [
        {
          question: "Könnte ich nicht einfach einen EQ nehmen?",
          answer:
            "Ein EQ würde das Band den ganzen Song lang absenken, Vokale inklusive. Der De-Esser wartet auf das S.",
        },
        {
          question: "Warum lispelt meine Stimme jetzt?",
          answer:
            "Zu viel Absenkung oder ein zu breites Band. Nimm die Hälfte von dem, was dir richtig vorkommt, und hör morgen noch einmal hin.",
        },
        {
          question: "Vor oder nach dem Kompressor?",
          answer:
            "Danach. Kompressoren heben das Leise an, und S-Laute gehören oft dazu. Wenn der Kompressor selbst auf das S reagiert, setz auch davor einen.",
        },
        {
          question: "Funktioniert er auch bei anderen Sprachen als Englisch?",
          answer: "Ja. Er hört Schärfe, keine Buchstaben.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Die übliche Gesellschaft",
      products: ["vocal-compressor", "vocal-eq", "vocal-reverb"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal De-Esser: die Fakten",
          inside: [
            { name: "Band", value: "2 bis 16 kHz, durch Zuhören gefunden oder von Hand gesetzt" },
            { name: "Absenkung", value: "0 bis 24 dB" },
            { name: "Abhören", value: "Nur das, was entfernt wird" },
            { name: "Zuhören", value: "Auf deinem Rechner; kein Audio wird verschickt" },
          ],
          latency: "Etwa 2 ms, vom Host ausgeglichen",
          diskSpace: "260 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Ein S zähmen, ohne zu lispeln",
          rows: [
            {
              title: "Nimm die schlimmste Zeile",
              text: "Jeder Song hat eine, voller S und Sch. Loop sie. Wenn diese Zeile in Ordnung ist, sind es die anderen auch.",
            },
            {
              title: "Lass ihn das Band finden",
              text: "Spiel den Loop zweimal. Schau im Spektrogramm, wo der Schnitt sitzt: auf den hellen Ausbrüchen, nicht auf den Streifen der Vokale.",
            },
            {
              title: "Hör dir den Abfall an",
              text: "Schalte auf das, was entfernt wird. Mach das Band schmaler, bis keine Vokale mehr darin sind.",
            },
            {
              title: "Hör früh auf",
              text: "Erhöh die Absenkung, bis das S nicht mehr wehtut, nicht, bis es weg ist. Ein Wort braucht sein S, damit man es versteht.",
            },
            {
              title: "Prüf es im Hall",
              text: "Schalte den Hall wieder ein. Eine lange Fahne wiederholt jedes S, das du übrig gelassen hast; dort hörst du, ob es gereicht hat.",
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
          headline: "Die Höhen, der Reihe nach",
          text: "Wie eine synthetische Stimme über 5 kHz klingt und was sich dagegen tun lässt.",
          demos: [
            {
              product: "vocal-de-esser",
              title: "Vocal De-Esser",
              text: "Nur die scharfen Momente ändern sich.",
            },
            {
              product: "vocal-eq",
              title: "Vocal EQ",
              text: "Hier ändert sich der ganze Klang, die ganze Zeit.",
            },
          ],
        },
      ],
    },
  ],
};
