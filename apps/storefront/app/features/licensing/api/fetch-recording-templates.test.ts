import { expect, it } from "vitest";
import { readRecordingTemplates } from "./fetch-recording-templates.ts";

const template = {
  id: "lead-vocal",
  subscription_ids: [4],
  tempo: 100,
  tracks: ["Lead vocal"],
  plug_ins: ["Vocal Prep"],
  files: [{ format: "reaper", url: "/laravel/recording-templates/lead-vocal.RPP" }],
};

it("reads the templates, and leaves out those that this page does not know", () => {
  const newer = { ...template, id: "string-quartet" };
  expect(readRecordingTemplates({ templates: [template, newer] })).toEqual([template]);
});

it.each([
  { ...template, subscription_ids: ["4"] },
  { ...template, tempo: "100" },
  { ...template, tracks: "Lead vocal" },
  { ...template, files: [{ format: "tape", url: "/" }] },
])("leaves out %j", (damaged) => {
  expect(readRecordingTemplates({ templates: [damaged] })).toEqual([]);
});

it.each([undefined, [], { templates: {} }])("knows nothing from %j", (value) => {
  expect(readRecordingTemplates(value)).toBeUndefined();
});
