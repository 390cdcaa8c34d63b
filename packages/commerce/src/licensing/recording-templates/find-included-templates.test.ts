import { expect, test } from "vitest";
import { findIncludedTemplates } from "./find-included-templates.ts";
import { plugIns } from "./plug-ins.ts";
import { recordingTemplateIds } from "./recording-templates.ts";

const everything = Object.keys(plugIns);

test("[CHROME-08] a plan with every plug-in has every template", () => {
  expect(findIncludedTemplates(new Set(everything))).toEqual(recordingTemplateIds);
});

test("[CHROME-08] a template is left out as soon as one of its plug-ins is", () => {
  const without = everything.filter((path) => path !== "twin");
  expect(findIncludedTemplates(new Set(without))).toEqual(
    recordingTemplateIds.filter((id) => id !== "vocal-effects"),
  );
  expect(findIncludedTemplates(new Set(["vocal-prep", "vocal-de-esser"]))).toEqual([
    "podcast-voice",
  ]);
  expect(findIncludedTemplates(new Set())).toEqual([]);
});
