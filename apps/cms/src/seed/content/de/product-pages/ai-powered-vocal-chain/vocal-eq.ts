import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalEq: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-eq",
  name: "Vocal EQ",
  tagline: "Bänder, die der Melodie folgen.",
  text: "Eine Stimme bewegt sich und mit ihr alles, was ein EQ anfassen sollte. Vocal EQ findet Rumpeln, Körper, Nase und Luft in deiner Stimme, setzt auf jedes ein Band und bewegt die Bänder mit den Tönen, die du singst.",
  nav: { description: "Ein EQ, dessen Bänder deinen Tönen folgen", isNew: false, order: 2 },
  products: ["vocal-eq"],
  seo: {
    title: "Vocal EQ: Bänder, die der Stimme folgen",
    description:
      "Vocal EQ findet Rumpeln, Körper, Nase und Luft in einer Stimme, und seine Bänder folgen den Tönen, während sie gesungen werden.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Er weiß, wo die Nase sitzt",
      rows: [
        {
          title: "Bänder mit Namen",
          text: "Rumble fürs Rumpeln, Body für den Körper, Nasal für die Nase, Air für die Luft. Die Zahlen stehen auch da, aber du kannst sagen, was du meinst, und genau daran drehen.",
        },
        {
          title: "Sie folgen dem Ton",
          text: "Eine Absenkung bei einer Frequenz passt zu einem Ton. Hier wandert das Band mit der Melodie mit, sodass tiefe und hohe Töne dieselbe Stimme bekommen.",
        },
        {
          title: "Er hört erst zu",
          text: "Spiel eine Strophe ab. Die Kurve rückt auf einen Startpunkt für diese Stimme und dieses Mikrofon, und von da an bist du dran.",
        },
        {
          title: "Die Stimme hinter der Kurve",
          text: "Unter der Kurve siehst du live das Spektrum des Gesungenen. Kein Rätselraten, welcher Buckel du bist und welcher der Raum.",
        },
        {
          title: "Immer noch ein EQ",
          text: "Pack einen Punkt, zieh ihn, schalte ihm das Folgen ab. Alle vier Bänder arbeiten auch so, wie du es gewohnt bist.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Unter der Decke hervor",
      text: "Eine synthetische Stimme, erst mulmig und ein bisschen nasal.",
      demos: [
        {
          product: "vocal-eq",
          title: "Mulm und Nase, weg",
          text: "Unten klart es auf, das Näseln tritt zurück, und oben kommt etwas Luft herein. Die Töne ändern sich nicht, nur scheint sich jemand umgedreht zu haben.",
        },
      ],
    },
    includedInUnlimited(
      "Vocal EQ ist im Abo dabei, mitten in einer Kette von fünfen, die voneinander wissen.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Fragen zu Vocal EQ",
      items: [
        {
          question: "Wie können Bänder Tönen folgen?",
          answer:
            "Vocal EQ erkennt die Tonhöhe, wie AutoTune es tut, und hält ein Band immer im gleichen Abstand zum Ton. Du bestimmst für jedes Band, ob es folgt.",
        },
        {
          question: "Braucht er AutoTune?",
          answer: "Nein. Er hat eigene Ohren.",
        },
        {
          question: "Mischt er mir den Song?",
          answer:
            "Er macht einen Vorschlag für eine Stimme. Was der Song braucht, weiß er nicht; du schon.",
        },
        {
          question: "Funktioniert er mit anderen Instrumenten?",
          answer:
            "Mit allem, was einen Ton nach dem anderen spielt. Bei Akkorden gibt es nichts Einzelnes zu verfolgen, also schalte das Folgen dann ab.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Vor und nach dem EQ",
      products: ["vocal-prep", "vocal-compressor", "vocal-de-esser"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal EQ: die Fakten",
          inside: [
            { name: "Bänder", value: "4: Rumble, Body, Nasal, Air" },
            { name: "Gain", value: "Je ±18 dB; Rumble senkt nur ab" },
            { name: "Bereich", value: "20 Hz bis 20 kHz" },
            { name: "Folgen", value: "Für jedes Band an oder aus" },
            { name: "Zuhören", value: "Auf deinem Rechner; kein Audio wird verschickt" },
          ],
          latency: "Keine, wenn das Folgen aus ist, sonst etwa 20 ms",
          diskSpace: "310 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Eine mulmige Stimme aufräumen",
          rows: [
            {
              title: "Lass ihn eine Strophe hören",
              text: "Spiel die Strophe, nicht den Refrain: Mulm wohnt in den tiefen, leisen Zeilen. Nimm die Kurve, die er dir anbietet.",
            },
            {
              title: "Rumble prüfen",
              text: "Schalte das Band auf Solo. Hörst du Schritte und Verkehr, lass es. Hörst du die Stimme, schieb es tiefer.",
            },
            {
              title: "Die Nase finden",
              text: "Heb Nasal kräftig an, verschieb es, bis die Stimme am stärksten nach Schnupfen klingt, und senk genau dort ab. Weniger als die Hälfte von dem, was du angehoben hast, reicht meistens.",
            },
            {
              title: "Körper vor Luft",
              text: "Es ist verlockend, oben anzufangen. Eine Stimme mit dem richtigen Gewicht braucht weniger Glanz.",
            },
            {
              title: "Lautheit angleichen",
              text: "Bevor du vergleichst, stell den Ausgang so ein, dass beides gleich laut klingt. Das Lautere gewinnt immer, auch wenn es schlechter ist.",
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
          headline: "Erst der Klang, dann die Schärfe",
          text: "Eine synthetische Stimme vor und nach zwei Tools, die an ihrem Klang arbeiten und nicht an ihren Tönen.",
          demos: [
            {
              product: "vocal-eq",
              title: "Vocal EQ",
              text: "Mulmig und nasal, dann keins von beiden.",
            },
            {
              product: "vocal-de-esser",
              title: "Vocal De-Esser",
              text: "Was oft danach kommt: Mit der Luft kommen auch die S-Laute.",
            },
          ],
        },
      ],
    },
  ],
};
