import type { Language } from "@autotune/routes";

/** Of XLIFF 2.0 and 2.1 alike. */
export const xliffNamespace = "urn:oasis:names:tc:xliff:document:2.0";

/** One text of a document. */
export interface XliffUnit {
  readonly id: string;
  readonly source: string;
  /** Empty where it is not translated. */
  readonly target: string;
}

/** What XLIFF calls a file is a document of ours. */
export interface XliffFile {
  readonly id: string;
  readonly units: readonly XliffUnit[];
}

export interface Xliff {
  readonly language: Language;
  readonly files: readonly XliffFile[];
}
