import { defaultLanguage, languages, type Language } from "@autotune/routes";

export interface Visit {
  /** In UTC. */
  readonly day: string;
  readonly language: Language;
  /** Empty where it is not known. */
  readonly country: string;
}

const lineForm = /^(?<at>\d{4}-\d{2}-\d{2}T\S+) (?<language>[a-z]{2}) (?<country>[A-Z]{2})?$/;

/** A line of the edge's log of visits; undefined where it is none. */
export function readVisit(line: string): Visit | undefined {
  const found = lineForm.exec(line)?.groups;
  const at = new Date(found?.["at"] ?? "");
  if (found === undefined || Number.isNaN(at.getTime())) return undefined;
  return {
    day: at.toISOString().slice(0, 10),
    // Two letters at the beginning of a path need not be a language.
    language: languages.find((known) => known === found["language"]) ?? defaultLanguage,
    country: found["country"] ?? "",
  };
}
