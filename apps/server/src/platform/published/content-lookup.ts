import { families, type Family } from "@autotune/contract";
import { defaultLanguage, type Language } from "@autotune/routes";
import {
  contentKey,
  languagesKey,
  type ContentKind,
  type DocumentKind,
  type Dependencies,
} from "./dependency.ts";
import type { PublishedContent } from "./published-content.ts";
import type { ReadingQuestion } from "./reading-index.ts";

/** Looks up published documents and records each lookup, found or not: a page depends on all of them. */
export class ContentLookup {
  readonly language: Language;
  readonly #content: PublishedContent;
  readonly #dependencies: Dependencies;

  constructor(content: PublishedContent, language: Language, dependencies: Dependencies) {
    this.language = language;
    this.#content = content;
    this.#dependencies = dependencies;
  }

  find<Kind extends ContentKind>(kind: Kind, key: string, language: Language | "") {
    const dependency = contentKey(kind, key, language);
    // Most are looked up again and again. The first state stays: what changes meanwhile makes the page out of date.
    if (!this.#dependencies.has(dependency))
      this.#dependencies.set(dependency, this.#content.documentState(dependency));
    return this.#content.find(kind, key, language);
  }

  /** In the reader's language, or else in English. */
  translated<Kind extends DocumentKind>(kind: Kind, key: string) {
    for (const language of new Set<Language>([this.language, defaultLanguage])) {
      const body = this.find(kind, key, language);
      if (body !== undefined) return { language, body };
    }
    return undefined;
  }

  /** Depends on which languages there are, not on what a translation says. */
  availableIn(kind: DocumentKind, key: string): Language[] {
    const dependency = languagesKey(kind, key);
    this.#dependencies.set(dependency, this.#content.stateOf(dependency));
    return this.#content.languagesOf(kind, key);
  }

  keysOf(kind: ContentKind): readonly string[] {
    this.#dependencies.set(`keys/${kind}`, this.#content.stateOf(`keys/${kind}`));
    return this.#content.keysOf(kind);
  }

  /** Depends on which texts belong together, not on their contents. */
  keysBy(question: ReadingQuestion): readonly string[] {
    const dependency = `reading/${question}` as const;
    this.#dependencies.set(dependency, this.#content.stateOf(dependency));
    return this.#content.readingKeys(question);
  }

  /** A product without its price: a price change does not invalidate pages that use this. */
  identity(path: string) {
    const dependency = `identity/${path}` as const;
    this.#dependencies.set(dependency, this.#content.stateOf(dependency));
    return this.#content.identity(path);
  }

  /** What a promotion costs and whether it is running. */
  promotion(code: string) {
    const dependency = `terms/${code}` as const;
    this.#dependencies.set(dependency, this.#content.stateOf(dependency));
    return this.#content.promotion(code);
  }

  /** The key (`family/slug`) of the page on which a product is sold. */
  pageOfProduct(path: string): string | undefined {
    const key = this.#content.pageOfProduct(path);
    this.#dependencies.set(`page-of/${path}`, key);
    return key;
  }

  familyOfProduct(path: string): Family | undefined {
    const key = this.pageOfProduct(path);
    return families.find((family) => key?.startsWith(`${family}/`) === true);
  }
}
