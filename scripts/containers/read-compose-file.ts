import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Value } from "typebox/value";
import { parseDocument, visit } from "yaml";
import { root } from "../stack/processes.ts";
import { ComposeFile } from "./compose-schema.ts";
import { interpolate } from "./interpolate.ts";

export const composeFile = join(root, "deploy/compose.yaml");

/** deploy/compose.yaml with the settings filled in, or an error that names what is wrong with it. */
export async function readComposeFile(
  settings: Readonly<Record<string, string | undefined>>,
): Promise<ComposeFile> {
  return parseComposeFile(await readFile(composeFile, "utf8"), settings);
}

export function parseComposeFile(
  text: string,
  settings: Readonly<Record<string, string | undefined>>,
): ComposeFile {
  const document = parseDocument(text, { merge: true, strict: true, uniqueKeys: true });
  const [error] = [...document.errors, ...document.warnings];
  if (error !== undefined) throw error;
  visit(document, {
    Scalar(_, scalar) {
      if (typeof scalar.value === "string") scalar.value = interpolate(scalar.value, settings);
    },
  });
  const content: unknown = document.toJS();
  // Keys that begin so hold what several services share.
  const named = Object.entries(typeof content === "object" && content !== null ? content : {});
  const stated: unknown = Object.fromEntries(named.filter(([key]) => !key.startsWith("x-")));
  if (!Value.Check(ComposeFile, stated)) {
    const [first] = Value.Errors(ComposeFile, stated);
    throw new Error(`compose.yaml: ${first?.instancePath} ${first?.message}`);
  }
  return stated;
}
