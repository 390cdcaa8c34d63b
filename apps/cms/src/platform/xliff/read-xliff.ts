import { defaultLanguage, isLanguage, type Language } from "@autotune/routes";
import { SaxesParser } from "saxes";
import { xliffNamespace, type Xliff, type XliffFile, type XliffUnit } from "./xliff.ts";

export type ReadXliff =
  | { readonly ok: true; readonly xliff: Xliff }
  | { readonly ok: false; readonly reason: string };

/** Far above what all texts of the shop come to. */
const longest = 50_000_000;

/**
 * Reads XLIFF 2.0 and 2.1. The parser knows no entities but XML's own five and loads nothing; a document type,
 * in which others could be declared, is rejected.
 */
export function readXliff(text: string): ReadXliff {
  if (text.length > longest) return { ok: false, reason: "The file is too large." };
  try {
    return { ok: true, xliff: new XliffReader().read(text) };
  } catch (error) {
    return {
      ok: false,
      reason: error instanceof Error ? error.message : "The file can’t be read.",
    };
  }
}

type Part = "source" | "target";

class XliffReader {
  #language: Language | undefined;
  readonly #files: { id: string; units: XliffUnit[] }[] = [];
  #unit: { id: string; source: string; target: string } | undefined;
  #segment: Record<Part, string> | undefined;
  #part: Part | undefined;

  read(text: string): Xliff {
    const parser = new SaxesParser({ xmlns: true });
    parser.on("error", (error) => {
      throw new Error(`The file isn’t valid XML: ${error.message}`);
    });
    parser.on("doctype", () => {
      throw new Error("Files with a document type (DOCTYPE) aren’t accepted.");
    });
    parser.on("opentag", ({ uri, local, attributes }) => {
      const valueOf = (name: string) => attributes[name]?.value ?? "";
      if (uri === xliffNamespace) this.#open(local, valueOf);
      else if (this.#part !== undefined || this.#language === undefined)
        throw new Error(`“${local}” isn’t part of XLIFF 2.`);
    });
    parser.on("text", (words) => this.#take(words));
    parser.on("cdata", (words) => this.#take(words));
    parser.on("closetag", ({ uri, local }) => {
      if (uri === xliffNamespace) this.#close(local);
    });
    parser.write(text.replace(/^\uFEFF/, "")).close();
    if (this.#language === undefined) throw new Error("The file isn’t XLIFF 2.");
    return { language: this.#language, files: this.#files satisfies XliffFile[] };
  }

  #open(tag: string, valueOf: (name: string) => string): void {
    // Tools put annotations around words; anything else there would be lost.
    if (this.#part !== undefined && tag !== "mrk")
      throw new Error(`A text contains “${tag}”. Remove tags from the translated texts.`);
    if (tag === "xliff") this.#language = languageOf(valueOf("srcLang"), valueOf("trgLang"));
    else if (tag === "file") this.#files.push({ id: valueOf("id"), units: [] });
    else if (tag === "unit") this.#unit = { id: valueOf("id"), source: "", target: "" };
    else if (tag === "segment" || tag === "ignorable") this.#segment = { source: "", target: "" };
    else if ((tag === "source" || tag === "target") && this.#segment !== undefined)
      this.#part = tag;
  }

  #take(words: string): void {
    if (this.#part !== undefined && this.#segment !== undefined) this.#segment[this.#part] += words;
  }

  #close(tag: string): void {
    if (tag === "source" || tag === "target") this.#part = undefined;
    else if (tag === "segment" || tag === "ignorable") this.#endSegment(tag === "ignorable");
    else if (tag === "unit" && this.#unit !== undefined) {
      this.#files.at(-1)?.units.push(this.#unit);
      this.#unit = undefined;
    }
  }

  /** A tool may split a text into sentences, with the spaces between them as untranslated content. */
  #endSegment(isBetween: boolean): void {
    if (this.#unit === undefined || this.#segment === undefined) return;
    const { source, target } = this.#segment;
    this.#unit.source += source;
    this.#unit.target += target === "" && isBetween ? source : target;
    this.#segment = undefined;
  }
}

function languageOf(from: string, to: string): Language {
  // Services write `pt-BR` for what we call `pt`.
  const [language] = to.toLowerCase().split("-");
  if (!from.toLowerCase().startsWith(defaultLanguage) || !isLanguage(language))
    throw new Error(
      `The file translates “${from}” to “${to}”. It has to translate English into a language of the store.`,
    );
  return language;
}
