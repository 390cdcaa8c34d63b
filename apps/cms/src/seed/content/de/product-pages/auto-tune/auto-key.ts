import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const autoKey: SeedProductPage = {
  family: "auto-tune",
  slug: "auto-key",
  name: "AutoKey",
  tagline: "Welche Tonart ist das? Diese da.",
  text: "AutoKey hört einem Song zu, findet Tonart und Tonleiter, sagt, wie sicher es sich ist, und gibt die Antwort an jedes AutoTune in der Session weiter. Am Klang ändert es nichts; es bewahrt dich nur davor, in die falsche Tonart zu korrigieren.",
  nav: { description: "Findet die Tonart und sagt sie AutoTune", isNew: false, order: 5 },
  products: ["auto-key"],
  seo: {
    title: "AutoKey: findet die Tonart eines Songs",
    description:
      "AutoKey hört, in welcher Tonart und Tonleiter ein Song steht, sagt, wie sicher es ist, und stellt jedes AutoTune in deiner Session ein.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Eine Antwort und wie sicher sie ist",
      rows: [
        {
          title: "Spiel ihm den Song vor",
          text: "Leg AutoKey auf die Musik, nicht auf die Stimme, und drück auf Play. Ein paar Takte mit den Akkorden reichen.",
        },
        {
          title: "Sieh es im Quintenzirkel",
          text: "Außen stehen die Dur-Tonarten, innen ihre Moll-Parallelen. Die gefundene leuchtet auf, ihre Nachbarn auch. In der Mitte siehst du, wie oft jeder Ton vorkam.",
        },
        {
          title: "Sicherheit statt Bluff",
          text: "Songs wechseln die Tonart, und manche haben keine. AutoKey zeigt, wie sicher es ist und welche Tonarten noch infrage kamen, damit du weißt, wann du lieber deinem Ohr traust.",
        },
        {
          title: "Allen auf einmal Bescheid sagen",
          text: "Ein Klick schickt Tonart und Tonleiter an alle AutoTune-Fenster der Session. Die Spur mit der zweiten Stimme vergisst dann niemand mehr.",
        },
      ],
    },
    includedInUnlimited(
      "AutoKey gehört zum Abo, zusammen mit den drei AutoTune-Editionen, mit denen es spricht.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Fragen zu AutoKey",
      items: [
        {
          question: "Warum gibt es hier kein Vorher und Nachher?",
          answer:
            "Weil AutoKey den Klang in Ruhe lässt. Es hört zu und schreibt eine Einstellung. Was du hörst, ist AutoTune, das zu den richtigen Tönen geht.",
        },
        {
          question: "Kann es sich irren?",
          answer:
            "Ja. Eine Dur-Tonart und ihre Moll-Parallele haben dieselben Töne, und ein Song mit geborgten Akkorden kann es in die Irre führen. Darum zeigt es, wie sicher es ist und was noch infrage kam.",
        },
        {
          question: "Brauche ich es, wenn ich meine Tonarten kenne?",
          answer:
            "Weniger. Es erspart dir aber immer noch, dieselbe Tonart in sechs Fenstern einzustellen, und ist schnell bei einem Track, den dir jemand geschickt hat.",
        },
        {
          question: "Funktioniert es ohne AutoTune?",
          answer:
            "Ja. Tonart und Tonleiter stehen im Fenster und lassen sich ablesen. Zum Weitergeben braucht es ein AutoTune in derselben Session.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Wer auf AutoKey hört",
      products: ["auto-tune-2026", "auto-tune-pro", "harmony-engine"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoKey: die Fakten",
          inside: [
            { name: "Findet", value: "Tonart und Tonleiter, mit Angabe der Sicherheit" },
            { name: "Hört auf", value: "Die Spur, auf der es liegt, während sie läuft" },
            { name: "Tonleitern", value: "Dur und Moll" },
            {
              name: "Gibt weiter an",
              value: "AutoTune Pro, 2026, Hybrid und EFX+; Harmony Engine",
            },
            { name: "Klang", value: "Läuft unverändert durch" },
          ],
          latency: "Keine",
          diskSpace: "90 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Die Tonart eines Beats finden, der ohne kam",
          rows: [
            {
              title: "Nimm die Musik",
              text: "Lade AutoKey auf den Beat oder auf den Bus der Instrumente. Lass die Drums weg, wenn es geht: Sie haben Tonhöhe, aber keine Meinung.",
            },
            {
              title: "Spiel den Refrain",
              text: "Nimm acht Takte, in denen alle Akkorde vorkommen. Ein Intro auf einem Ton könnte alles sein.",
            },
            {
              title: "Lies die Sicherheit ab",
              text: "Hoch: weiter. Niedrig: Spiel eine andere Stelle. Wenn zwei Nachbarn ständig die Plätze tauschen, wechselt vielleicht auch der Song die Tonart.",
            },
            {
              title: "Mit einem Ton gegenprüfen",
              text: "Summ den Ton, der sich am Ende des Refrains nach Zuhause anfühlt. Steht er im Fenster, hast du sie; liegt er drei Halbtöne über der angezeigten Moll-Tonart, bist du in der Dur-Parallele.",
            },
            {
              title: "Abschicken",
              text: "Gib die Tonart weiter, dann sing. Jedes AutoTune in der Session ist sich jetzt einig.",
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
          headline: "Was die richtige Tonart ausmacht",
          text: "AutoKey selbst ist still. Hier sind zwei Fenster, die es einstellt: Beide wissen, dass die Phrase in a-Moll steht. Die Stimme ist synthetisch.",
          demos: [
            {
              product: "auto-tune-2026",
              title: "2026 kennt die Tonart",
              text: "Die schnelle Korrektur geht zum nächsten erlaubten Ton. Welche das sind, entscheidet die Tonart.",
            },
            {
              product: "harmony-engine",
              title: "Harmony Engine kennt die Tonart",
              text: "Eine Terz darüber sind mal drei Halbtöne und mal vier. Die Tonart weiß, wann.",
            },
          ],
        },
      ],
    },
  ],
};
