import { defaultLanguage } from "@autotune/routes";
import { xliffNamespace, type Xliff, type XliffFile, type XliffUnit } from "./xliff.ts";

export function writeXliff({ language, files }: Xliff): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${xliffNamespace}" version="2.1" srcLang="${defaultLanguage}" trgLang="${language}" xml:space="preserve">`,
    ...files.flatMap(writeFile),
    "</xliff>",
    "",
  ].join("\n");
}

function writeFile({ id, units }: XliffFile): string[] {
  return [`  <file id="${escape(id)}">`, ...units.flatMap(writeUnit), "  </file>"];
}

function writeUnit({ id, source, target }: XliffUnit): string[] {
  const state = target === "" ? "initial" : "translated";
  // Few lines for each, because thousands of texts are stored in files of ours.
  return [
    `    <unit id="${escape(id)}"><segment state="${state}">`,
    `      <source>${escape(source)}</source>`,
    `      ${target === "" ? "" : `<target>${escape(target)}</target>`}</segment></unit>`,
  ];
}

const named: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  // A reader would take it for the end of a line.
  "\r": "&#13;",
};

function escape(text: string): string {
  return withoutControls(text).replace(/[&<>"\r]/g, (character) => named[character] ?? character);
}

/** XML has no way to write these, and no text needs them. */
export function withoutControls(text: string): string {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");
}
