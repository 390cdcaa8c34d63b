import { expect, test } from "vitest";
import { updateTranslations } from "./update-translations.ts";

const text = (path: string, en: string) => ({ path, inEach: { en } });
const english = (document: string, ...texts: ReturnType<typeof text>[]) => ({
  key: document,
  document,
  texts,
});
const unit = (id: string, source: string, target: string) => ({ id, source, target });

test("a translation follows its text when its row moves, and a repeated text is translated once", () => {
  const before = [
    { id: "pages.a", units: [unit("rows.1", "One", "Uno"), unit("rows.2", "Two", "Dos")] },
  ];
  const now = [
    english("pages.a", text("rows.1", "Zero"), text("rows.2", "One"), text("rows.3", "Two")),
    english("pages.b", text("title", "Two"), text("lead", "")),
  ];
  expect(updateTranslations(now, before)).toEqual([
    {
      id: "pages.a",
      units: [
        unit("rows.1", "Zero", ""),
        unit("rows.2", "One", "Uno"),
        unit("rows.3", "Two", "Dos"),
      ],
    },
    { id: "pages.b", units: [unit("title", "Two", "Dos")] },
  ]);
});

test("one text may be translated in two ways, and what has changed in English is to be translated again", () => {
  const before = [
    { id: "pages.a", units: [unit("title", "Open", "Abierto")] },
    { id: "pages.b", units: [unit("title", "Open", "Abrir"), unit("lead", "Old", "Viejo")] },
    { id: "pages.gone", units: [unit("title", "Gone", "Ido")] },
  ];
  const now = [
    english("pages.a", text("title", "Open")),
    english("pages.b", text("title", "Open"), text("lead", "New")),
  ];
  expect(updateTranslations(now, before)).toEqual([
    { id: "pages.a", units: [unit("title", "Open", "Abierto")] },
    { id: "pages.b", units: [unit("title", "Open", "Abrir"), unit("lead", "New", "")] },
  ]);
});
