import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const pro: SeedProductPage = {
  family: "auto-tune",
  slug: "pro",
  name: "AutoTune Pro",
  tagline: "Jeder Ton in deiner Hand.",
  text: "Pro korrigiert deine Stimme, während du singst, und lässt dich danach jeden Ton von Hand bearbeiten. Von der Korrektur, die niemand hört, bis zum harten Effekt, den alle kennen: Du bestimmst, wie weit es geht.",
  nav: {
    description: "Live korrigieren, danach Ton für Ton bearbeiten",
    isNew: false,
    order: 2,
  },
  products: ["auto-tune-pro"],
  seo: {
    title: "AutoTune Pro: Tonhöhenkorrektur Ton für Ton",
    description:
      "Korrigiere deine Stimme beim Singen oder danach Ton für Ton. AutoTune Pro reicht von der unhörbaren Korrektur bis zum harten Effekt, den alle kennen.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Zwei Modi, eine Stimme",
      rows: [
        {
          title: "Automatikmodus",
          text: "Tonart und Tonleiter wählen, singen. Jeder Ton wird korrigiert, sobald er kommt, bei der Aufnahme wie beim Auftritt.",
        },
        {
          title: "Graphmodus",
          text: "Du siehst den ganzen Take als Linie und bearbeitest ihn von Hand. Zeichne eine Kurve, verschiebe einen Ton, lass den nächsten, wie er war.",
        },
        {
          title: "Retune Speed",
          text: "Der große Regler. Langsam für eine Korrektur, die niemand bemerkt, schnell für den gestuften Sound, der AutoTune berühmt gemacht hat.",
        },
        {
          title: "Flex-Tune und Humanize",
          text: "Flex-Tune greift erst in der Nähe des Tons ein, damit deine Slides Slides bleiben. Humanize schont lange Töne, damit sie lebendig bleiben.",
        },
        {
          title: "Geringe Latenz",
          text: "Hör dich beim Singen sauber intoniert im Kopfhörer, mit einer Verzögerung, die du schnell vergisst.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Sauber und trotzdem ein Mensch",
      text: "Eine synthetische Stimme, ein wenig daneben, wie Stimmen eben sind. Danach derselbe Take mit Pro.",
      demos: [
        {
          product: "auto-tune-pro",
          title: "Richtig und natürlich",
          text: "Die Töne landen in a-Moll, so langsam, dass das Anschleifen und das Vibrato bleiben. Schau auf die Linie: Sie biegt sich, sie springt nicht.",
        },
      ],
    },
    includedInUnlimited(
      "In Unlimited stecken Pro, die beiden anderen Editionen, AutoKey und alle übrigen Tools auf der Liste. Wenn du drei davon brauchst, rechne einmal nach.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Fragen zu Pro",
      items: [
        {
          question: "Hört man, dass ich es benutze?",
          answer:
            "Nur wenn du willst. Mit langsamem Retune Speed und etwas Flex-Tune verschwindet die Korrektur in der Performance. In der schnellsten Einstellung wird sie zum Effekt.",
        },
        {
          question: "Kann ich es auf der Bühne nutzen?",
          answer:
            "Ja. Der Automatikmodus arbeitet in Echtzeit und mit geringer Latenz. Du brauchst einen Rechner, ein Audio-Interface und einen Host für das Plug-in.",
        },
        {
          question: "Welche Edition passt zu mir?",
          answer:
            "Pro, wenn du Ton für Ton bearbeiten und in Echtzeit korrigieren willst. AutoTune 2026 ist für schnelles Arbeiten in Echtzeit, Hybrid für Pro Tools mit DSP-Hardware. Alle drei gehören zu Unlimited.",
        },
        {
          question: "Wo läuft Pro?",
          answer:
            "In jeder DAW, die eines dieser Formate lädt: AU, VST3 oder AAX unter macOS, VST3 oder AAX unter Windows.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Mehr für dieselbe Stimme",
      products: ["auto-tune-2026", "auto-tune-hybrid", "vocal-eq"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune Pro: die Fakten",
          inside: [
            { name: "Modi", value: "Automatik und Graph" },
            { name: "Retune Speed", value: "0 bis 300 ms" },
            { name: "Flex-Tune, Humanize", value: "Je 0 bis 100" },
            {
              name: "Tonleitern",
              value: "Dur, Moll, chromatisch oder deine eigene Auswahl an Tönen",
            },
            { name: "Stimmlagen", value: "Sopran, Alt, Tenor, Bass, Instrument" },
            { name: "Tonart", value: "Von Hand, auf der Klaviatur oder von AutoKey" },
          ],
          latency: "Etwa 3 ms im Automatikmodus; im Graphmodus gleicht der Host sie aus",
          diskSpace: "350 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Einen Ton retten, den Rest in Ruhe lassen",
          rows: [
            {
              title: "Pro an die erste Stelle",
              text: "Lade es als erstes Plug-in auf der Gesangsspur. Die Tonhöhe lässt sich am besten an einer trockenen Stimme erkennen, also vor Kompressor, Hall und Delay.",
            },
            {
              title: "Zeig ihm den Take",
              text: "Schalte auf Graph und spiel den Song einmal ab. Pro zeichnet das Gesungene als Linie über das Notenraster.",
            },
            {
              title: "Finde den Ton",
              text: "Schau dorthin, wo dein Ohr meckert. Ein Ton, der zwischen zwei Rasterlinien hängt, ist zu tief oder zu hoch; eine Linie, die nur um ihren Ton herum zittert, ist einfach eine Stimme.",
            },
            {
              title: "Verschieb ihn, mit Gefühl",
              text: "Wähl diesen einen Ton aus und zieh ihn auf seine Linie. Anfang und Ende lässt du, wie sie waren, dann bleibt der Weg in den Ton deiner.",
            },
            {
              title: "Vergleichen, dann aufhören",
              text: "Bypass, hinhören, zurückschalten. Wenn du auf die Linie schauen musst, um den Unterschied zu wissen, bist du fertig.",
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
          headline: "Eine Idee, drei Geschwindigkeiten",
          text: "Pro und daneben die schnellere Verwandtschaft. Alles singt eine synthetische Stimme.",
          demos: [
            {
              product: "auto-tune-pro",
              title: "Pro, natürlich",
              text: "Rechtzeitig auf dem Ton, aber nie früher als die Stimme selbst.",
            },
            {
              product: "auto-tune-2026",
              title: "2026, flott",
              text: "Schneller und entschiedener. Gut für einen Take, der jetzt sitzen muss.",
            },
            {
              product: "auto-tune-efx-plus",
              title: "EFX+, hart",
              text: "Hat es mit dem Menschsein überhaupt nicht eilig.",
            },
          ],
        },
      ],
    },
  ],
};
