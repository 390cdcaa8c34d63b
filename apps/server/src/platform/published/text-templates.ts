import { replaceTextTokens, textTokensIn, type TextToken } from "@autotune/contract";
import { defaultLanguage, languages, type Language } from "@autotune/routes";
import type { ContentKey } from "./dependency.ts";

type ResolveToken = (token: TextToken) => string;

/** A document whose texts ask the catalogue for numbers. */
interface Template {
  /** As it was published, as JSON. */
  readonly json: string;
  readonly tokens: readonly TextToken[];
  /** The answers that its body has now; none until it is filled. */
  answers: readonly string[] | undefined;
}

/** The published documents whose texts ask for numbers, as they were published. */
export class TextTemplates {
  readonly #templates = new Map<ContentKey, Template>();

  set(key: ContentKey, json: string): void {
    const tokens = textTokensIn(json);
    if (tokens.length > 0) this.#templates.set(key, { json, tokens, answers: undefined });
    else this.#templates.delete(key);
  }

  delete(key: ContentKey): void {
    this.#templates.delete(key);
  }

  answersOf(key: ContentKey): readonly string[] | undefined {
    return this.#templates.get(key)?.answers;
  }

  takeFrom(others: TextTemplates): void {
    for (const [key, template] of others.#templates) this.#templates.set(key, { ...template });
  }

  /**
   * Those with another answer than before, filled. Most publications change none of the answers: each is found once for a
   * language, and only a document with another answer is parsed anew.
   */
  *fill(resolverFor: (language: Language) => ResolveToken): Iterable<[ContentKey, unknown]> {
    const resolvers = new Map<Language, ResolveToken>();
    for (const [key, template] of this.#templates) {
      const language = languages.find((one) => key.endsWith(`/${one}`)) ?? defaultLanguage;
      const resolve = resolvers.get(language) ?? resolverFor(language);
      resolvers.set(language, resolve);
      const answers = template.tokens.map(resolve);
      const before = template.answers;
      if (before !== undefined && answers.every((answer, at) => answer === before[at])) continue;
      template.answers = answers;
      const filled = replaceTextTokens(template.json, (token) =>
        // It becomes part of a JSON string.
        JSON.stringify(resolve(token)).slice(1, -1),
      );
      yield [key, JSON.parse(filled)];
    }
  }
}
