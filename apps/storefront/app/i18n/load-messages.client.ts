import { isPersonalPath, splitLanguage, type Language } from "@autotune/routes";
import type { Messages } from "@lingui/core";
import { addMessages, hasMessages, registerMessages } from "./messages.ts";

interface Catalogue {
  readonly messages: Messages;
}
type Catalogues = Record<string, () => Promise<Catalogue>>;
const shop = import.meta.glob<Catalogue>("../locales/*.po");
/** What a visitor reads who signs in, buys or looks after an account: nothing of it is in the first view. */
const personal = import.meta.glob<Catalogue>("../locales/personal/*.po");

const personalIn = new Set<Language>();

/** The texts of a page, in the one language it is in. Whoever has once needed the personal ones keeps to have them. */
export async function loadMessages(pathname: string): Promise<void> {
  const { language } = splitLanguage(pathname);
  const needsPersonal = personalIn.size > 0 || isPersonalPath(pathname);
  await Promise.all([loadShop(language), needsPersonal ? loadPersonal(language) : undefined]);
}

/** For a dialog over a page that is not personal. */
export async function loadPersonalMessages(): Promise<void> {
  await loadPersonal(splitLanguage(location.pathname).language);
}

async function loadShop(language: Language): Promise<void> {
  if (!hasMessages(language))
    registerMessages(language, await fetchFrom(shop, `../locales/${language}.po`));
}

async function loadPersonal(language: Language): Promise<void> {
  if (personalIn.has(language)) return;
  const file = `../locales/personal/${language}.po`;
  const [messages] = await Promise.all([fetchFrom(personal, file), loadShop(language)]);
  addMessages(language, messages);
  personalIn.add(language);
}

async function fetchFrom(catalogues: Catalogues, file: string): Promise<Messages> {
  const load = catalogues[file];
  if (load === undefined) throw new Error(`There is no catalogue ${file}`);
  return (await load()).messages;
}
