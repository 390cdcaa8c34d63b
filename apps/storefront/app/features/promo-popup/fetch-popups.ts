import type { Language } from "@autotune/routes";
import { askPopups, type AskedPopups } from "../../calls/ask-popups.ts";

const asked = new Map<Language, Promise<AskedPopups>>();

/** Asked once for each language and document; after a failure whoever wants it next asks again. */
export function fetchPopups(language: Language): Promise<AskedPopups> {
  const before = asked.get(language);
  if (before !== undefined) return before;
  const answer = askPopups(language);
  asked.set(language, answer);
  void answer.then(({ kind }) => {
    if (kind === "failed") asked.delete(language);
  });
  return answer;
}
