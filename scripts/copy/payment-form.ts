import { join } from "node:path";
import { languages } from "@autotune/routes";
import type { CopyText } from "./copy-text.ts";

const folder = "apps/payment-sandbox/src/storefront/texts";

/** The words of the payment form, which follows the shop's voice. */
export async function readPaymentForm(): Promise<CopyText[]> {
  const english = await textsIn("en");
  const inEach = await Promise.all(
    languages.map(async (language) =>
      [...(await textsIn(language))].map(([key, text]) => ({
        where: `${folder}/${language}.ts ${key}`,
        language,
        english: english.get(key) ?? "",
        text,
      })),
    ),
  );
  return inEach.flat();
}

async function textsIn(language: string): Promise<Map<string, string>> {
  const module: unknown = await import(
    join(import.meta.dirname, "../..", folder, `${language}.ts`)
  );
  const texts = new Map<string, string>();
  collect(valueOf(module, language), "", texts);
  texts.delete("language");
  return texts;
}

function collect(value: unknown, path: string, into: Map<string, string>): void {
  if (typeof value === "string") into.set(path, value);
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value))
    collect(inner, path === "" ? key : `${path}.${key}`, into);
}

function valueOf(module: unknown, name: string): unknown {
  return typeof module === "object" && module !== null
    ? Object.entries(module).find(([key]) => key === name)?.[1]
    : undefined;
}
