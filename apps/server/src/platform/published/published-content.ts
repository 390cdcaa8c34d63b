import {
  nextChange,
  promotionPhase,
  type KnownPrices,
  type Offer,
  type Prices,
} from "@autotune/commerce";
import {
  hasTextTokens,
  isPriceToken,
  isShownAt,
  parseBody,
  replaceTextTokens,
  type CatalogueProduct,
  type NavigationView,
  type PlanContentsView,
  type ProductPageBody,
  type PromotionTermsView,
} from "@autotune/contract";
import { defaultLanguage, isLanguage, languages, type Language } from "@autotune/routes";
import { CurrentOffers } from "./current-offers.ts";
import {
  contentKey,
  isDocumentKind,
  kindOf,
  kinds,
  startsWith,
  type ContentKey,
  type ContentKind,
  type Dependency,
  type DocumentKind,
  type Kinds,
  type LanguagesKey,
} from "./dependency.ts";
import { isForSale } from "./is-for-sale.ts";
import { isReadingQuestion, ReadingIndex, type ReadingQuestion } from "./reading-index.ts";
import { viewPlanContents } from "./plan-contents.ts";
import { resolveOnce, resolveTextToken, type TokenFacts } from "./resolve-text-token.ts";
import { TextTemplates } from "./text-templates.ts";
import { viewNavigation } from "./view-navigation.ts";

interface Stored<Body> {
  readonly version: number;
  readonly body: Body;
  readonly publishedAt: Date | undefined;
}

interface Navigation {
  readonly view: NavigationView;
  /** The view as text: equal as long as the menus show the same. */
  readonly state: string;
}

/** Lists that name a product need no more of it, and stay valid when its price changes. */
interface ProductIdentity {
  readonly pid: string;
  readonly includes: readonly string[];
  readonly isForSale: boolean;
}

type StoredKinds = { readonly [Kind in ContentKind]: Map<ContentKey, Stored<Kinds[Kind]>> };

/**
 * Everything published, in the memory of the process: pages and content endpoints are served from here, also while the
 * database is down.
 */
export class PublishedContent {
  readonly #documents: StoredKinds = {
    pages: new Map(),
    "policy-versions": new Map(),
    "product-pages": new Map(),
    products: new Map(),
    "product-cards": new Map(),
    pictures: new Map(),
    films: new Map(),
    posts: new Map(),
    tutorials: new Map(),
    artists: new Map(),
    manuals: new Map(),
    "download-pages": new Map(),
    "promotion-pages": new Map(),
    installers: new Map(),
    testimonials: new Map(),
    "mini-banners": new Map(),
    popups: new Map(),
    redirects: new Map(),
    "outside-links": new Map(),
    company: new Map(),
    "search-screens": new Map(),
    "search-synonyms": new Map(),
    catalogue: new Map(),
    promotions: new Map(),
  };
  readonly #templates = new TextTemplates();
  #offers = new CurrentOffers([], new Date());
  /** What begins and ends by the clock is as it was then. */
  #committedAt = new Date();
  /** Product path → key of the page that sells it. */
  #pageOfProduct = new Map<string, string>();
  readonly #navigation = new Map<Language, Navigation>();
  #planContents: PlanContentsView | undefined;
  readonly #keys = new Map<ContentKind, readonly string[]>();
  #reading: ReadingIndex | undefined;

  /** The setting DEMONSTRATION: only then do links lead to domains that nobody has. */
  readonly isDemonstration: boolean;

  constructor({ isDemonstration = false }: { readonly isDemonstration?: boolean } = {}) {
    this.isDemonstration = isDemonstration;
  }

  /** Called after every change, and not awaited. */
  onCommit: (() => void) | undefined;

  /** Versions that this release could not parse, so that each is read and reported once. */
  readonly rejected = new Map<ContentKey, number>();

  /** That of the tables when they were last read. */
  tableState: string | undefined;

  /** Increases with every change; equal revisions mean that nothing at all has changed. */
  revision = 0;
  loaded = false;

  find<Kind extends ContentKind>(
    kind: Kind,
    key: string,
    language: Language | "",
  ): Kinds[Kind] | undefined {
    return this.#documents[kind].get(contentKey(kind, key, language))?.body;
  }

  versionOf(key: ContentKey): number | undefined {
    return this.#documents[kindOf(key)].get(key)?.version;
  }

  /**
   * Its version, with what changes without a publication: the numbers that the catalogue gives its texts, and whether
   * it is a banner's time.
   */
  documentState(key: ContentKey): number | string | undefined {
    const version = this.versionOf(key);
    const answers = this.#templates.answersOf(key)?.join(" ");
    const banner = this.#documents["mini-banners"].get(key)?.body;
    const period =
      banner === undefined || isShownAt(banner, this.#committedAt) ? undefined : "not now";
    if (answers === undefined && period === undefined) return version;
    return [version, period, answers].filter((part) => part !== undefined).join(" ");
  }

  publishedAt(key: ContentKey): Date | undefined {
    return this.#documents[kindOf(key)].get(key)?.publishedAt;
  }

  /** A product as it is sold now. */
  offer(path: string): Offer | undefined {
    return this.#offers.find(path);
  }

  /** A product without its price. */
  identity(path: string): ProductIdentity | undefined {
    const product = this.find("catalogue", path, "");
    if (product === undefined) return undefined;
    const { pid, includes } = product;
    return { pid, includes, isForSale: isForSale(product) };
  }

  /** The lowest upgrade price for an owner of another product. */
  upgradesFrom(path: string): Prices | undefined {
    return this.#offers.upgradesFrom(path);
  }

  /** For a current discount: the lowest prices of the 30 days before. */
  lowestBefore(path: string): KnownPrices | undefined {
    return this.#offers.lowestBefore(path);
  }

  /** Every known product, sold or not. */
  catalogue(): CatalogueProduct[] {
    return [...this.#documents.catalogue.values()].map(({ body }) => body);
  }

  /** The same in every process that has the same products at the same prices. */
  get offersVersion(): string {
    return this.#offers.version;
  }

  /** What a promotion costs and whether it is running, by its code. */
  promotion(code: string): PromotionTermsView | undefined {
    const promotion = this.find("promotions", code, "");
    if (promotion === undefined) return undefined;
    return { ...promotion, phase: promotionPhase(promotion, this.#committedAt) };
  }

  /** When a discount, a promotion or a banner begins or ends by itself; to be committed then. */
  nextChange(now: Date): Date | undefined {
    const discounts = this.catalogue().flatMap(({ discount }) => discount ?? []);
    const promotions = [...this.#documents.promotions.values()].map(({ body }) => body);
    const banners = [...this.#documents["mini-banners"].values()].map(
      ({ body: { startsAt = null, endsAt = null } }) => ({ startsAt, endsAt }),
    );
    return nextChange([...discounts, ...promotions, ...banners], now);
  }

  /** The key (`family/slug`) of the page on which a product is sold. */
  pageOfProduct(path: string): string | undefined {
    return this.#pageOfProduct.get(path);
  }

  /** Assembled once for each language after a change, because every page has menus. */
  navigation(language: Language): Navigation {
    let navigation = this.#navigation.get(language);
    if (navigation === undefined) {
      const view = viewNavigation({
        pages: this.#productPagesIn(language),
        language,
        findOffer: (path) => this.offer(path),
      });
      navigation = { view, state: JSON.stringify(view) };
      this.#navigation.set(language, navigation);
    }
    return navigation;
  }

  /** What Unlimited includes, counted. */
  planContents(): PlanContentsView {
    this.#planContents ??= viewPlanContents({
      offer: (path) => this.offer(path),
      pathsOfFamily: (family) => this.#pathsOfFamily(family),
    });
    return this.#planContents;
  }

  /** Of all documents of a kind, sorted: nothing is published without English. */
  keysOf(kind: ContentKind): readonly string[] {
    let keys = this.#keys.get(kind);
    if (keys === undefined) {
      const language = isDocumentKind(kind) ? defaultLanguage : "";
      keys = [...this.#documents[kind].keys()]
        .filter((key) => key.endsWith(`/${language}`))
        .map((key) => key.slice(kind.length + 1, key.length - language.length - 1))
        .toSorted();
      this.#keys.set(kind, keys);
    }
    return keys;
  }

  /** In which languages a document is published. */
  languagesOf(kind: DocumentKind, key: string): Language[] {
    return languages.filter((language) => this.find(kind, key, language) !== undefined);
  }

  /** Keys of posts or tutorials, in the order in which they are shown. */
  readingKeys(question: ReadingQuestion): readonly string[] {
    return this.#readingIndex().keys(question);
  }

  #readingIndex(): ReadingIndex {
    this.#reading ??= new ReadingIndex(this.#inEnglish("posts"), this.#inEnglish("tutorials"));
    return this.#reading;
  }

  /** All that a page can depend on and that is there; whatever a page looks for besides has no state. */
  dependencies(): Dependency[] {
    const paths = this.keysOf("catalogue");
    return [
      ...this.keys(),
      ...paths.flatMap((path): Dependency[] => [`offer/${path}`, `identity/${path}`]),
      ...this.keysOf("promotions").map((code) => `terms/${code}` as const),
      ...[...this.#pageOfProduct.keys()].map((path) => `page-of/${path}` as const),
      ...languages.map((language) => `navigation/${language}` as const),
      "plan-contents",
      ...kinds.map((kind) => `keys/${kind}` as const),
      ...this.#translatedDocuments(),
      ...this.#readingIndex()
        .questions()
        .map((question) => `reading/${question}` as const),
    ];
  }

  #translatedDocuments(): Iterable<LanguagesKey> {
    const keys = kinds.filter(isDocumentKind).flatMap((kind) => [...this.#documents[kind].keys()]);
    return new Set(keys.map((key) => `languages/${key.slice(0, key.lastIndexOf("/"))}` as const));
  }

  stateOf(dependency: Dependency): number | string | undefined {
    if (startsWith(dependency, "reading/")) {
      const question = dependency.slice("reading/".length);
      return isReadingQuestion(question) ? this.readingKeys(question).join(" ") : undefined;
    }
    if (startsWith(dependency, "keys/")) return this.keysOf(kindOf(dependency, "keys/")).join(" ");
    if (startsWith(dependency, "languages/")) {
      const kind = kindOf(dependency, "languages/");
      if (!isDocumentKind(kind)) return undefined;
      const key = dependency.slice(`languages/${kind}/`.length);
      return this.languagesOf(kind, key).join(" ") || undefined;
    }
    if (startsWith(dependency, "offer/"))
      return this.#offers.stateOf(dependency.slice("offer/".length));
    if (startsWith(dependency, "identity/"))
      return JSON.stringify(this.identity(dependency.slice("identity/".length)));
    if (startsWith(dependency, "terms/")) {
      const code = dependency.slice("terms/".length);
      const version = this.versionOf(contentKey("promotions", code, ""));
      return version === undefined ? undefined : `${version} ${this.promotion(code)?.phase}`;
    }
    if (dependency === "plan-contents") return JSON.stringify(this.planContents());
    if (startsWith(dependency, "page-of/"))
      return this.pageOfProduct(dependency.slice("page-of/".length));
    if (!startsWith(dependency, "navigation/")) return this.documentState(dependency);
    const language = dependency.slice("navigation/".length);
    return isLanguage(language) ? this.navigation(language).state : undefined;
  }

  /** A copy with one document replaced, sharing nothing mutable: for a draft. */
  with<Kind extends DocumentKind>(
    kind: Kind,
    key: string,
    language: Language,
    body: Kinds[Kind],
  ): PublishedContent {
    const copy = new PublishedContent({ isDemonstration: this.isDemonstration });
    for (const one of kinds) copy.#take(one, this.#documents);
    copy.#templates.takeFrom(this.#templates);
    copy.put(kind, contentKey(kind, key, language), 0, body);
    copy.commit();
    return copy;
  }

  #take<Kind extends ContentKind>(kind: Kind, from: Pick<StoredKinds, Kind>): void {
    for (const [key, stored] of from[kind]) this.#documents[kind].set(key, stored);
  }

  put<Kind extends ContentKind>(
    kind: Kind,
    key: ContentKey,
    version: number,
    body: Kinds[Kind],
    publishedAt?: Date,
  ): void {
    this.#documents[kind].set(key, { version, body, publishedAt });
    if (isDocumentKind(kind)) this.#templates.set(key, JSON.stringify(body));
  }

  remove(key: ContentKey): void {
    this.#templates.delete(key);
    this.#documents[kindOf(key)].delete(key);
  }

  keys(): ContentKey[] {
    return kinds.flatMap((kind) => [...this.#documents[kind].keys()]);
  }

  /** To be called once after a batch of changes, and when a discount begins or ends. */
  commit(now = new Date()): void {
    this.#offers = new CurrentOffers(this.#documents.catalogue.values(), now);
    this.#committedAt = now;
    // In the order of their keys, so that every process links a product to the same page.
    const pages = [...this.#documents["product-pages"]].toSorted(([one], [other]) =>
      one < other ? 1 : -1,
    );
    this.#pageOfProduct = new Map(
      pages.flatMap(([, { body }]) =>
        body.products.map((path) => [path, `${body.family}/${body.slug}`] as const),
      ),
    );
    this.#fillTemplates();
    this.#navigation.clear();
    this.#planContents = undefined;
    this.#keys.clear();
    this.#reading = undefined;
    this.revision += 1;
    this.loaded = true;
    this.onCommit?.();
  }

  /**
   * A text that was read from the tables, with the catalogue's numbers and names. A price is left out, with a mark: it
   * would have to be drawn in the reader's currency.
   */
  fillText(text: string, language: Language): string {
    if (!hasTextTokens(text)) return text;
    const facts = this.#tokenFacts(language);
    return replaceTextTokens(text, (token) =>
      isPriceToken(token) ? "…" : resolveTextToken(token, facts),
    );
  }

  /** Puts the catalogue's numbers into the texts that ask for them. */
  #fillTemplates(): void {
    const resolverFor = (language: Language) => resolveOnce(this.#tokenFacts(language));
    for (const [key, json] of this.#templates.fill(resolverFor))
      this.#refill(kindOf(key), key, json);
  }

  #tokenFacts(language: Language): TokenFacts {
    return {
      offer: (path) => this.offer(path),
      pathsOfFamily: (family) => this.#pathsOfFamily(family),
      nameOf: (path) =>
        (this.find("products", path, language) ?? this.find("products", path, defaultLanguage))
          ?.name,
      language,
    };
  }

  #refill(kind: ContentKind, key: ContentKey, json: unknown): void {
    if (!isDocumentKind(kind)) return;
    const parsed = parseBody(kind, json);
    if (parsed.ok) this.#replaceBody(kind, key, parsed.body);
  }

  #replaceBody<Kind extends DocumentKind>(kind: Kind, key: ContentKey, body: Kinds[Kind]): void {
    const stored = this.#documents[kind].get(key);
    if (stored !== undefined) this.#documents[kind].set(key, { ...stored, body });
  }

  #pathsOfFamily(family: string): string[] {
    return [...this.#pageOfProduct]
      .filter(([, page]) => page.startsWith(`${family}/`))
      .map(([path]) => path);
  }

  #inEnglish<Kind extends ContentKind>(kind: Kind): (readonly [string, Kinds[Kind]])[] {
    return this.keysOf(kind).flatMap((key) => {
      const body = this.find(kind, key, defaultLanguage);
      return body === undefined ? [] : [[key, body] as const];
    });
  }

  /** Each product page once: in the language, or else in English. */
  #productPagesIn(language: Language): ProductPageBody[] {
    const stored = [...this.#documents["product-pages"].values()];
    const keys = new Set(stored.map(({ body }) => `${body.family}/${body.slug}`));
    return [...keys].flatMap((key) => {
      const original = this.find("product-pages", key, defaultLanguage);
      const translated = this.find("product-pages", key, language);
      if (original === undefined || translated === undefined) return translated ?? original ?? [];
      return withMenuPlaceOf(original, translated);
    });
  }
}

/** Whether and where a page is in the menus is decided in English: a translation may be older. */
function withMenuPlaceOf(original: ProductPageBody, translated: ProductPageBody): ProductPageBody {
  const { nav: ownNav, ...page } = translated;
  if (original.nav === undefined) return page;
  const description = ownNav?.description ?? original.nav.description;
  return { ...page, nav: { ...original.nav, description } };
}
