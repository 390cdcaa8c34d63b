import type {
  ArtistLinkView,
  ArtistView,
  NamedProductView,
  PostLinkView,
  PostView,
  ProductView,
  TutorialLinkView,
  TutorialView,
} from "@autotune/contract";
import { linkTo } from "@autotune/routes";
import type { ContentLookup } from "../../../platform/published/content-lookup.ts";
import { readingMinutes } from "./reading-minutes.ts";
import { viewSections, type FindPictures } from "./view-sections.ts";

interface ReadingDeps {
  offersOf(paths: readonly string[]): ProductView[];
  readonly pictures: FindPictures;
}

/** Posts, lessons and artists, each in the reader's language or else in English. */
export class ReadingReader {
  readonly #lookup: ContentLookup;
  readonly #deps: ReadingDeps;

  constructor(lookup: ContentLookup, deps: ReadingDeps) {
    this.#lookup = lookup;
    this.#deps = deps;
  }

  /** The newest first. */
  posts(): PostLinkView[] {
    return this.#postLinks(this.#lookup.keysBy("order/posts"));
  }

  post(slug: string): PostView | undefined {
    const link = this.#postLink(slug);
    const body = this.#lookup.translated("posts", slug)?.body;
    if (link === undefined || body === undefined) return undefined;
    return {
      ...link,
      seo: body.seo,
      availableIn: this.#lookup.availableIn("posts", slug),
      products: this.#deps.offersOf(body.products),
      sections: viewSections(body.sections, this.#deps.pictures),
      related: this.#postLinks(this.#lookup.keysBy(`related/posts/${slug}`)),
    };
  }

  /** In teaching order. */
  tutorials(): TutorialLinkView[] {
    return this.#tutorialLinks(this.#lookup.keysBy("order/tutorials"));
  }

  tutorial(slug: string): TutorialView | undefined {
    const link = this.#tutorialLink(slug);
    const body = this.#lookup.translated("tutorials", slug)?.body;
    if (link === undefined || body === undefined) return undefined;
    const inOrder = this.#lookup.keysBy("order/tutorials");
    const place = inOrder.indexOf(slug);
    const linkAt = (index: number) => this.#tutorialLink(inOrder[index] ?? "");
    const previous = place > 0 ? linkAt(place - 1) : undefined;
    const next = linkAt(place + 1);
    return {
      ...link,
      seo: body.seo,
      availableIn: this.#lookup.availableIn("tutorials", slug),
      outcome: body.outcome,
      products: this.#deps.offersOf(body.products),
      sections: viewSections(body.sections, this.#deps.pictures),
      ...(previous === undefined ? {} : { previous }),
      ...(next === undefined ? {} : { next }),
    };
  }

  artists(): ArtistLinkView[] {
    return this.#lookup.keysOf("artists").flatMap((slug) => this.#artistLink(slug) ?? []);
  }

  artist(slug: string): ArtistView | undefined {
    const link = this.#artistLink(slug);
    const body = this.#lookup.translated("artists", slug)?.body;
    if (link === undefined || body === undefined) return undefined;
    const next = this.#artistAfter(slug);
    return {
      ...link,
      seo: body.seo,
      availableIn: this.#lookup.availableIn("artists", slug),
      products: this.#deps.offersOf(body.products),
      sections: viewSections(body.sections, this.#deps.pictures),
      ...(next === undefined ? {} : { next }),
    };
  }

  /** Round in a circle, so that nobody is the last one. */
  #artistAfter(slug: string): ArtistLinkView | undefined {
    const slugs = this.#lookup.keysOf("artists");
    const next = slugs[(slugs.indexOf(slug) + 1) % slugs.length];
    return next === undefined || next === slug ? undefined : this.#artistLink(next);
  }

  /** Lessons that name one of the products. */
  tutorialsNaming(paths: readonly string[]): TutorialLinkView[] {
    return this.#tutorialLinks(this.tutorialKeysNaming(paths));
  }

  /** Posts that name one of the products. */
  postsNaming(paths: readonly string[]): PostLinkView[] {
    return this.#postLinks(this.postKeysNaming(paths));
  }

  tutorialKeysNaming(paths: readonly string[]): string[] {
    return unique(paths.flatMap((path) => this.#lookup.keysBy(`naming/tutorials/${path}`)));
  }

  postKeysNaming(paths: readonly string[]): string[] {
    return unique(paths.flatMap((path) => this.#lookup.keysBy(`naming/posts/${path}`)));
  }

  /** Those of the list that are published and for sale. */
  namedProducts(paths: readonly string[]): NamedProductView[] {
    return paths.flatMap((path) => {
      const words = this.#lookup.translated("products", path)?.body;
      const sold = this.#lookup.identity(path);
      if (words === undefined || sold === undefined || !sold.isForSale) return [];
      const family = this.#lookup.familyOfProduct(path);
      const named = { path, pid: sold.pid, name: words.name };
      return [family === undefined ? named : { ...named, family }];
    });
  }

  #postLinks(keys: readonly string[]): PostLinkView[] {
    return keys.flatMap((slug) => this.#postLink(slug) ?? []);
  }

  #postLink(slug: string): PostLinkView | undefined {
    const found = this.#lookup.translated("posts", slug);
    if (found === undefined) return undefined;
    const { title, summary, writtenBy, writtenOn, topic, products, sections } = found.body;
    return {
      slug,
      href: linkTo("CommunityPost", { slug }, this.#lookup.language),
      language: found.language,
      title,
      summary,
      writtenBy,
      writtenOn,
      topic,
      minutes: readingMinutes(sections, found.language),
      products: this.namedProducts(products),
    };
  }

  #tutorialLinks(keys: readonly string[]): TutorialLinkView[] {
    return keys.flatMap((slug) => this.#tutorialLink(slug) ?? []);
  }

  #tutorialLink(slug: string): TutorialLinkView | undefined {
    const found = this.#lookup.translated("tutorials", slug);
    if (found === undefined) return undefined;
    const { title, summary, level, topic, minutes, products } = found.body;
    return {
      slug,
      href: linkTo("Tutorial", { slug }, this.#lookup.language),
      language: found.language,
      title,
      summary,
      level,
      topic,
      minutes,
      products: this.namedProducts(products),
    };
  }

  #artistLink(slug: string): ArtistLinkView | undefined {
    const found = this.#lookup.translated("artists", slug);
    if (found === undefined) return undefined;
    const { name, role, quote, summary, products } = found.body;
    return {
      slug,
      href: linkTo("Artist", { slug }, this.#lookup.language),
      language: found.language,
      name,
      role,
      quote,
      summary,
      products: this.namedProducts(products),
    };
  }
}

function unique(keys: readonly string[]): string[] {
  return [...new Set(keys)];
}
