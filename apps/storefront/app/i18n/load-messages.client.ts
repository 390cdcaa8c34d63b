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
  /** What is read before anybody has stirred. */
  "first-view": import.meta.glob<Catalogue>("../locales/first-view/*.po"),
  /** What else the shop says: further down, in menus and dialogs, and on pages to read. */
  shop: import.meta.glob<Catalogue>("../locales/shop/*.po"),
  /** What a visitor reads who signs in, buys or looks after an account. */
  personal: import.meta.glob<Catalogue>("../locales/personal/*.po"),
};
export type CatalogueName = keyof typeof catalogues;

/** Made of blocks: all but the first of them come alive later, with texts of their own. */
const madeOfBlocks: ReadonlySet<RouteName | undefined> = new Set([
  "Home",
  "Products",
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

/** Whoever has once needed a catalogue gets it in every language they change to. */
const wanted = new Set<CatalogueName>(["first-view"]);
const loading = new Map<string, Promise<void>>();

/** The texts with which the document that the server sent comes alive. */
export async function loadFirstMessages(pathname: string): Promise<void> {
  if (madeOfBlocks.has(routeOfPath(pathname))) await loadWanted(splitLanguage(pathname).language);
  else await loadMessages(pathname);
}

/** The texts of a page that is about to be drawn down to its end, in the one language it is in. */
export async function loadMessages(pathname: string): Promise<void> {
  wanted.add("shop");
  if (isPersonalPath(pathname)) wanted.add("personal");
  await loadWanted(splitLanguage(pathname).language);
}

/** The texts of what comes to the page that is shown. */
export async function loadMoreMessages(name: CatalogueName): Promise<void> {
  wanted.add(name);
  await loadWanted(splitLanguage(location.pathname).language);
}

async function loadWanted(language: Language): Promise<void> {
  await Promise.all([...wanted].map((name) => loadOnce(name, language)));
}

function loadOnce(name: CatalogueName, language: Language): Promise<void> {
  const file = `../locales/${name}/${language}.po`;
  const begun = loading.get(file);
  if (begun !== undefined) return begun;
  const loaded = load(name, language, file).catch((error: unknown) => {
    // The next one who needs it tries again.
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
