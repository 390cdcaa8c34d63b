import { expect, it } from "vitest";
import { hasSamePlaceholders } from "./has-same-placeholders.ts";

const picture = "Listen.\n\n![The graph](product:auto-tune-pro)";
const figure = "Listen.\n\n12 ms\n: the delay";

it.each([
  [picture, "Escucha.\n\n![El gráfico](product:auto-tune-pro)"],
  [figure, "Escucha: así.\n\n12 ms\n: el retardo"],
])("%j is translated with its picture and its figure", (source, target) => {
  expect(hasSamePlaceholders(source, target)).toBe(true);
});

it.each([
  ["the picture", picture, "Escucha."],
  ["what it shows", picture, "Escucha.\n\n![El gráfico](product:auto-tune)"],
  ["the sign of a picture", picture, "Escucha.\n\n[El gráfico](product:auto-tune-pro)"],
  ["the figure", figure, "Escucha."],
  ["the line of its words", figure, "Escucha.\n\n12 ms : el retardo"],
  ["its colon", figure, "聴いてください。\n\n12 ms\n：遅延"],
])("a translation that has lost %s is noticed", (_what, source, target) => {
  expect(hasSamePlaceholders(source, target)).toBe(false);
});
