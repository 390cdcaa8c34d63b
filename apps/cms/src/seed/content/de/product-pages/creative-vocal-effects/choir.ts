import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const choir: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "choir",
  name: "Choir",
  tagline: "Alle im Raum: du.",
  text: "Choir nimmt eine Stimme und füllt die Reihen dahinter mit weiteren: jede ein wenig anders in Tonhöhe, Timing und Kehle. Du bestimmst, wie viele es sind, wie weit hinten sie stehen und wie gut sie geprobt haben.",
  nav: { description: "Aus einer Stimme wird ein Chor", isNew: false, order: 4 },
  products: ["choir"],
  seo: {
    title: "Choir: aus einer Stimme werden viele",
    description:
      "Choir macht aus einer Stimme viele, jede ein wenig anders in Tonhöhe, Timing und Kehle. Von einer Handvoll Freunden bis zu vollen Reihen.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Füll die Reihen",
      rows: [
        {
          title: "Von oben gesehen",
          text: "Du stehst vorn, die Reihen biegen sich um dich. Besetz einen Platz, und er leuchtet auf; die Zahl in der Ecke sagt, wie viele singen.",
        },
        {
          title: "Vier Stimmlagen",
          text: "Bass, Tenor, Alt und Sopran stehen nebeneinander. Gleiche Melodie, verschiedene Kehlen, damit es nach Leuten klingt und nicht nach Chorus-Pedal.",
        },
        {
          title: "Wie gut sie geprobt haben",
          text: "Streu Tonhöhe und Timing, vom geschulten Ensemble bis zur Fankurve.",
        },
        {
          title: "Tiefe",
          text: "Die hinteren Reihen sind später, leiser und dunkler, wie in einem Saal. Den Saal selbst gibst du mit einem Hall dazu.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Eine Stimme, dann der Rest",
      text: "Eine synthetische Stimme hält lange Töne allein, und dann nicht mehr.",
      demos: [
        {
          product: "choir",
          title: "Eine Stimme, ein Chor",
          text: "Viele Stimmen, keine ganz auf dem Ton, und zusammen sauberer als die eine.",
        },
      ],
    },
    includedInUnlimited(
      "Choir ist im Abo dabei, mit 13 anderen Kreativeffekten und dem Hall, in dem er gern stehen würde.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Fragen zu Choir",
      items: [
        {
          question: "Erfindet er Harmonien?",
          answer:
            "Nein. Alle Stimmen singen deine Melodie, manche eine Oktave entfernt. Für Stimmen auf anderen Tönen setz Harmony Engine davor.",
        },
        {
          question: "Wie viele Stimmen sind sinnvoll?",
          answer:
            "Acht klingen nach Freunden, zwanzig nach einem Chor. Darüber hörst du eher Größe als Leute.",
        },
        {
          question: "Stecken aufgenommene Stimmen darin?",
          answer: "Nein. Jede Stimme entsteht aus deiner, im Moment des Abspielens.",
        },
        {
          question: "Schafft das mein Rechner?",
          answer:
            "Volle Reihen sind Arbeit. Wenn der Lüfter mitsingt, bounce die Spur, sobald du zufrieden bist.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Gesellschaft für den Chor",
      products: ["harmony-engine", "vocal-reverb", "undertow"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Choir: die Fakten",
          inside: [
            { name: "Plätze", value: "48 in 4 Reihen" },
            { name: "Stimmlagen", value: "4: Bass, Tenor, Alt, Sopran" },
            { name: "Streuung", value: "Tonhöhe, Timing und Kehle" },
            { name: "Ausgang", value: "Stereo" },
          ],
          latency: "Etwa 30 ms, vom Host ausgeglichen",
          diskSpace: "210 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Eine Menge hinter den letzten Refrain stellen",
          rows: [
            {
              title: "Kopier den Lead",
              text: "Duplizier den Lead des Refrains auf eine neue Spur und leg Choir dort drauf. Der Lead selbst bleibt allein vorn.",
            },
            {
              title: "Fang mit einer Reihe an",
              text: "Sechs Stimmen, wenig Streuung. Wenn es nach Effekt klingt, sind die Stimmen zu ähnlich: Streu das Timing, bevor du die Tonhöhe streust.",
            },
            {
              title: "Füll nach hinten auf",
              text: "Nimm Reihen dazu, bis der Refrain breit wird. Nimm der Chorspur ein paar Tiefen, sonst schiebt sie den Bass weg.",
            },
            {
              title: "Mach die Worte leiser",
              text: "Eine Menge spricht ihr t nicht gemeinsam. De-esse den Chor und mach ihn weicher; den Text trägt der Lead.",
            },
            {
              title: "Gib allen einen Raum",
              text: "Schick den Chor auf Vocal Reverb, lang und dunkel, und den Lead in denselben Raum, nur viel weniger. Jetzt stehen sie am selben Ort.",
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
          headline: "Von einer Stimme zur Menge",
          text: "Synthetisch, und zwar alle miteinander.",
          demos: [
            {
              product: "choir",
              title: "Choir",
              text: "Volle Reihen auf langen Tönen.",
            },
            {
              product: "harmony-engine",
              title: "Harmony Engine",
              text: "Weniger Stimmen, mehr Töne.",
            },
            {
              product: "undertow",
              title: "Undertow",
              text: "Nur eine Stimme mehr, aber eine Oktave tiefer.",
            },
          ],
        },
      ],
    },
  ],
};
