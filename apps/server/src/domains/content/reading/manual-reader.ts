import type {
  ManualBody,
  ManualLinkView,
  ManualTextView,
  ManualView,
  NamedProductView,
} from "@autotune/contract";
import { defaultLanguage, linkTo, type Language } from "@autotune/routes";
import type { ContentLookup } from "../../../platform/published/content-lookup.ts";
import { viewSections, type FindPictures } from "./view-sections.ts";

interface ManualDeps {
  nameProducts(paths: readonly string[]): NamedProductView[];
  readonly pictures: FindPictures;
}

interface FoundManual {
  readonly slug: string;
  readonly language: Language;
  readonly body: ManualBody;
}

/** After the slug of a manual: all its chapters on one page. A chapter of that name wins. */
const wholeName = "print";

/** Manuals, each in the reader's language or else in English. */
export class ManualReader {
  readonly #lookup: ContentLookup;
  readonly #deps: ManualDeps;

  constructor(lookup: ContentLookup, deps: ManualDeps) {
    this.#lookup = lookup;
    this.#deps = deps;
  }

  manuals(): ManualLinkView[] {
    return this.#all().map((manual) => this.#link(manual));
  }

  /**
   * The content at `/documentation/<path>`: a manual, or one of its chapters, in English where the translation lacks
   * it. A manual's own path wins.
   */
  manual(path: string): ManualView | undefined {
    const manual = this.#find(path);
    if (manual !== undefined) return this.#view(manual);
    const end = path.lastIndexOf("/");
    if (end < 0) return undefined;
    const owner = path.slice(0, end);
    const name = path.slice(end + 1);
    const chapterIn = (body: ManualBody | undefined) =>
      body?.chapters.find(({ slug }) => slug === name);
    const found = [this.#find(owner), this.#findIn(owner, defaultLanguage)].find(
      (one) => chapterIn(one?.body) !== undefined,
    );
    const chapter = chapterIn(found?.body);
    if (found === undefined || chapter === undefined)
      return name === wholeName ? this.#whole(owner) : undefined;
    const view = this.#view(found);
    const availableIn = view.availableIn.filter(
      (language) => chapterIn(this.#lookup.find("manuals", owner, language)) !== undefined,
    );
    return { ...view, availableIn, chapter: this.#text(chapter) };
  }

  #whole(slug: string): ManualView | undefined {
    const manual = this.#find(slug);
    if (manual === undefined) return undefined;
    const whole = manual.body.chapters.map((chapter) => this.#text(chapter));
    return { ...this.#view(manual), whole };
  }

  #text(chapter: ManualBody["chapters"][number]): ManualTextView {
    return { ...chapter, sections: viewSections(chapter.sections, this.#deps.pictures) };
  }

  /** Where a section is read, named as "auto-tune-pro/controls#retune-speed"; undefined where it is not published. */
  hrefOfSection(section: string): string | undefined {
    const [path = "", anchor] = section.split("#");
    const { chapter } = this.manual(path) ?? {};
    if (chapter === undefined || !chapter.sections.some((one) => one.anchor === anchor))
      return undefined;
    return `${linkTo("ProductManual", { "*": path }, this.#lookup.language)}#${anchor}`;
  }

  #all(): FoundManual[] {
    return this.#lookup.keysOf("manuals").flatMap((slug) => this.#find(slug) ?? []);
  }

  #find(slug: string): FoundManual | undefined {
    const found = this.#lookup.translated("manuals", slug);
    return found === undefined ? undefined : { slug, ...found };
  }

  #findIn(slug: string, language: Language): FoundManual | undefined {
    const body = this.#lookup.find("manuals", slug, language);
    return body === undefined ? undefined : { slug, language, body };
  }

  #link({ slug, language, body }: FoundManual): ManualLinkView {
    const { title, summary, version, products } = body;
    return {
      slug,
      href: this.#hrefOf(slug),
      language,
      title,
      summary,
      version,
      products: this.#deps.nameProducts(products),
    };
  }

  #view(manual: FoundManual): ManualView {
    const { slug, body } = manual;
    return {
      ...this.#link(manual),
      seo: body.seo,
      availableIn: this.#lookup.availableIn("manuals", slug),
      wholeHref: this.#hrefOf(slug, wholeName),
      chapters: body.chapters.map((chapter) => ({
        slug: chapter.slug,
        title: chapter.title,
        href: this.#hrefOf(slug, chapter.slug),
        sections: chapter.sections.map(({ anchor, title }) => ({ anchor, title })),
      })),
    };
  }

  #hrefOf(slug: string, chapter?: string): string {
    const path = chapter === undefined ? slug : `${slug}/${chapter}`;
    return linkTo("ProductManual", { "*": path }, this.#lookup.language);
  }
}
