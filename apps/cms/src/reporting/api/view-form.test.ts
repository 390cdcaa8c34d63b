import { expect, test } from "vitest";
import { readViewForm } from "./view-form.ts";

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
const target = "sales?days=28&by=country";

test("each form becomes its call of the shop", () => {
  const calls = [
    { action: "save", target, name: " Countries ", shared: "on" },
    { action: "change", id: "7", target, name: "Lands" },
    { action: "delete", id: "7", target },
  ].map((fields) => readViewForm(formOf(fields))?.call);
  expect(calls).toEqual([
    { path: "reports/views", body: { name: "Countries", isShared: true, target } },
    { path: "reports/views/7", body: { name: "Lands", isShared: false } },
    { path: "reports/views/7/delete", body: {} },
  ]);
});

test("what is no form of ours is none", () => {
  for (const fields of [
    {},
    { action: "delete", target },
    { action: "delete", id: "../audit", target },
    { action: "open", id: "7", target },
  ])
    expect(readViewForm(formOf(fields))).toBeUndefined();
});
