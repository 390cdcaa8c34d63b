import {
  isPersonalPath,
  routeOfPath,
  splitLanguage,
  type Language,
  type RouteName,
} from "@autotune/routes";
import type { Messages } from "@lingui/core";
import { addMessages } from "./messages.ts";

interface Catalogue {
  readonly messages: Messages;
}
const catalogues = {
  /** What is shown before any interaction. */
  "first-view": import.meta.glob<Catalogue>("../../locales/first-view/*.po"),
  /** The other texts of the shop: further down, in menus and dialogs, and on pages to read. */
  shop: import.meta.glob<Catalogue>("../../locales/shop/*.po"),
  /** Texts of sign-in, checkout and account. */
  personal: import.meta.glob<Catalogue>("../../locales/personal/*.po"),
};
export type CatalogueName = keyof typeof catalogues;

/** Hydrated lazily, with texts of their own. */
const madeOfBlocks: ReadonlySet<RouteName | undefined> = new Set([
  "Home",
  "Products",
  "Try",
  "AutoTune",
  "VocalEffects",
  "AiPowered",
  "Subscriptions",
  "Compare",
  "DawCompatibility",
  "PrivacyPolicy",
  "RefundsPolicy",
  "BetaSignup",
  "WPPageRenderer",
]);

/** Catalogues needed so far: a change of language loads them too. */
const wanted = new Set<CatalogueName>(["first-view"]);
const loading = new Map<string, Promise<void>>();

/** The texts that hydrate the document from the server. */
export async function loadFirstMessages(pathname: string): Promise<void> {
  if (madeOfBlocks.has(routeOfPath(pathname))) await loadWanted(splitLanguage(pathname).language);
  else await loadMessages(pathname);
}

/** The texts of a page that is about to be rendered completely, in its language. */
export async function loadMessages(pathname: string): Promise<void> {
  wanted.add("shop");
  if (isPersonalPath(pathname)) wanted.add("personal");
  await loadWanted(splitLanguage(pathname).language);
}

/** The texts of what is added to the current page. */
export async function loadMoreMessages(name: CatalogueName): Promise<void> {
  wanted.add(name);
  await loadWanted(splitLanguage(location.pathname).language);
}

async function loadWanted(language: Language): Promise<void> {
  await Promise.all([...wanted].map((name) => loadOnce(name, language)));
}

function loadOnce(name: CatalogueName, language: Language): Promise<void> {
  const file = `../../locales/${name}/${language}.po`;
  const begun = loading.get(file);
  if (begun !== undefined) return begun;
  const loaded = load(name, language, file).catch((error: unknown) => {
    // The next caller tries again.
    loading.delete(file);
    throw error;
  });
  loading.set(file, loaded);
  return loaded;
}

async function load(name: CatalogueName, language: Language, file: string): Promise<void> {
  const fetchCatalogue = catalogues[name][file];
  if (fetchCatalogue === undefined) throw new Error(`There is no catalogue ${file}`);
  addMessages(language, (await fetchCatalogue()).messages);
}
