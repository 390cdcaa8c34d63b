import {
  findIncludedTemplates,
  plugIns,
  recordingTemplateIds,
  type RecordingTemplateId,
} from "@autotune/commerce";
import { expect, test } from "vitest";
import { products } from "../content/en/products.ts";
import { plans } from "./plans.ts";

test("the plug-ins of recording templates are called as their products are", () => {
  for (const [path, { name }] of Object.entries(plugIns)) expect(products[path]?.name).toBe(name);
});

const essentials: readonly RecordingTemplateId[] = ["podcast-voice", "live-tracking"];
const producer: readonly RecordingTemplateId[] = ["lead-vocal", "stacked-harmonies", ...essentials];

test.each(plans)(
  "[CHROME-08] $path has the templates whose plug-ins it includes",
  ({ path, includes = [] }) => {
    const byPlan = { unlimited: recordingTemplateIds, producer, essentials };
    const [, wanted] = Object.entries(byPlan).find(([name]) => path.includes(name)) ?? [];
    expect(findIncludedTemplates(new Set(includes))).toEqual(wanted);
  },
);
