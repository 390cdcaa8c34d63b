import type { SeedCardWords } from "../../seed-content.ts";

export const cards: SeedCardWords = {
  licence: {
    heading: "Was es kann",
    priceSubtext: "Einmal zahlen, für immer behalten",
    terms: {
      heading: "Bei jeder Lizenz dabei",
      features: [
        "Auf 2 Computern gleichzeitig",
        "Für macOS und Windows",
        "Updates dieser Version inklusive",
      ],
    },
    forSeveral: "Ab 2 Stück kostet jedes weniger",
  },
  plan: {
    heading: "Was drin ist",
    paying: "So zahlst du",
    annual: ["Einmal im Jahr abgebucht", "Günstiger als zwölf Monate", "Jederzeit kündbar"],
    monthly: [
      "Einmal im Monat abgebucht",
      "Nach jedem Monat kannst du aufhören",
      "Jederzeit kündbar",
    ],
    terms:
      "Das Abo verlängert sich von selbst, bis du kündigst. Danach läuft es bis zum Ende der bezahlten Zeit.",
  },
  tools: {
    "auto-tune-pro": {
      features: [
        "Korrigiert, während du singst",
        "Bearbeitet den Take Ton für Ton",
        "Flex-Tune und Humanize halten ihn lebendig",
      ],
    },
    "auto-tune-2026": {
      features: [
        "In einer Minute startklar",
        "Zwei Regler auf einer Seite",
        "Geringe Latenz, im Studio und auf der Bühne",
      ],
    },
    "auto-tune-hybrid": {
      features: [
        "Läuft auf DSP-Hardware oder nativ",
        "Throat formt den Kehlkopf nach",
        "Ein Knopf für geringe Latenz auf der Bühne",
      ],
      notes: "Läuft nur in Pro Tools.",
    },
    "auto-tune-efx-plus": {
      features: [
        "Der harte Effekt vom ersten Ton an",
        "Ein Feld voller Effekte für einen Finger",
        "Sechzehn Pads, die im Takt spielen",
      ],
    },
    "auto-key": {
      features: [
        "Hört Tonart und Tonleiter",
        "Sagt, wie sicher es sich ist",
        "Sagt jedem AutoTune im Projekt Bescheid",
      ],
    },
    "vocal-prep": {
      features: ["Weniger Rauschen und Klicks", "Weniger Raum", "Ein gleichmäßiger Pegel"],
    },
    "vocal-eq": {
      features: [
        "Bänder, die den Tönen folgen",
        "Hört erst zu, schlägt dann vor",
        "Alles, was ein EQ können muss",
      ],
    },
    "vocal-compressor": {
      features: [
        "Ein Anfang, der zu deiner Stimme passt",
        "Zeigt, was er getan hat",
        "Von sanft bis fest",
      ],
    },
    "vocal-de-esser": {
      features: [
        "Findet das S deiner Stimme",
        "Lässt dich hören, was verschwindet",
        "Lässt den Atem in Ruhe",
      ],
    },
    "vocal-reverb": {
      features: [
        "Schlägt einen Raum vor, der zur Stimme passt",
        "Macht den Worten Platz",
        "Regelt den Abstand, nicht nur die Mischung",
      ],
    },
    metamorph: {
      features: [
        "Vier Stimmen, mit einem Finger gemischt",
        "Deine Phrasierung bleibt",
        "Niemand wird kopiert",
      ],
    },
    "harmony-engine": {
      features: [
        "Mehrstimmig in der Tonart des Songs",
        "Folgt deiner Phrasierung",
        "Jede Stimme ein wenig anders",
      ],
    },
    vocodist: {
      features: ["Eigene Akkorde als Carrier", "Bänder zum Zuschauen", "Von sauber bis rau"],
    },
    choir: {
      features: [
        "Vier Stimmlagen aus einer Stimme",
        "Du bestimmst, wie gut geprobt wurde",
        "Ein Raum mit Tiefe",
      ],
    },
  },
  plans: {
    unlimited: {
      subtitle: "Jedes Tool in einem Abo",
      features: [
        "AutoTune 2026, Pro und Hybrid",
        "AutoKey",
        "Alle 5 Tools der Vocal-Chain",
        "Alle 14 Kreativeffekte",
        "Neuheiten am Tag ihres Erscheinens",
        "Aufnahmevorlagen",
      ],
      notes: "AutoTune EFX+ gibt es einzeln neben dem Abo.",
    },
    producer: {
      subtitle: "Für alle, die aufnehmen und mischen",
      features: [
        "AutoTune 2026",
        "AutoKey",
        "Alle 5 Tools der Vocal-Chain",
        "Metamorph, Harmony Engine, Vocodist und Choir",
      ],
    },
    essentials: {
      subtitle: "Eine saubere Stimme, gut gestimmt",
      features: ["AutoTune 2026", "AutoKey", "Vocal Prep", "Vocal De-Esser"],
    },
  },
};
