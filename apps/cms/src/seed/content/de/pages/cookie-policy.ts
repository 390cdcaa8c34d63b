import type { SeedPage } from "../../../seed-content.ts";

export const cookiePolicy: SeedPage = {
  title: "Cookie-Richtlinie",
  seo: {
    title: "Cookie-Richtlinie",
    description:
      "Was der AutoTune-Demoshop in deinem Browser speichert, wozu und wie lange, was auf deine Einwilligung wartet und wie du deine Wahl änderst.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Was in deinem Browser bleibt",
      text: "Der Shop speichert, was er zum Arbeiten braucht. Alles, was misst oder wirbt, wartet auf dein Ja. Ohne dieses fehlt nichts.",
    },
    {
      block: "cookieTable",
      headline: "Die ganze Liste",
      text: "Nach dieser Liste arbeitet der Shop selbst: Was nicht darauf steht, wird nicht gespeichert, und ein Dienst, der nicht darauf steht, wird nicht aufgerufen.",
    },
    {
      block: "prose",
      headline: "So funktioniert es",
      sections: [
        {
          title: "Ohne Antwort",
          text: "Solange du nicht geantwortet hast, gilt das wie ein Nein. Nichts, was misst, wird geladen, und nichts wird dafür gespeichert.",
        },
        {
          title: "Wenn du zustimmst",
          text: "Die Dienste der zweiten Tabelle werden geladen, und die dort genannten Einträge werden gespeichert. Wir halten fest, dass du zugestimmt hast, wann, in welcher Sprache und welcher Fassung der Liste. Eine Netzadresse speichern wir dazu nicht.",
        },
        {
          title: "Wenn du es dir anders überlegst",
          text: "Wähle jederzeit neu: mit der Schaltfläche oben oder mit den Cookie-Einstellungen am Ende jeder Seite. Nimmst du deine Einwilligung zurück, entfernt der Shop, was er auf dieser Grundlage gespeichert hatte, und lädt die Seite neu, damit nichts weiterläuft.",
        },
        {
          title: "In deinem Browser",
          text: "In den Einstellungen deines Browsers kannst du alles löschen. Dann bist du abgemeldet, der Warenkorb ist leer, und der Shop fragt dich noch einmal.",
        },
      ],
    },
  ],
};
