import { setTimeout as wait } from "node:timers/promises";
import { publicationChannel } from "@autotune/database";
import { languages, linkTo, type Language } from "@autotune/routes";
import type { Client } from "pg";
import { encodings } from "./addresses.ts";
import type { Editor } from "./editor.ts";

export interface Publication {
  readonly what: string;
  /** Every one of them shows the words afterwards. */
  readonly paths: readonly string[];
  readonly words: string;
  readonly publish: (editor: Editor) => Promise<void>;
}

const proPath = (language: Language) => linkTo("AutoTune", { slug: "pro" }, language);

const homeTitle = (turn: number, locale: Language): Publication => {
  const words = `Home of turn ${turn}`;
  return {
    what: `Home in ${locale}`,
    paths: [linkTo("Home", undefined, locale)],
    words,
    publish: (editor) => editor.publishTitle({ collection: "pages", slug: "home", locale }, words),
  };
};

const productTitle = (turn: number, locale: Language): Publication => {
  const words = `AutoTune Pro of turn ${turn}`;
  return {
    what: `AutoTune Pro in ${locale}`,
    paths: [proPath(locale)],
    words,
    publish: (editor) =>
      editor.publishTitle({ collection: "product-pages", slug: "pro", locale }, words),
  };
};

/** Hundreds of pages show it; its own ones are looked at, in all languages. */
const price = (turn: number): Publication => {
  const cents = 41_300 + turn;
  return {
    what: "the price of AutoTune Pro",
    paths: languages.map(proPath),
    words: String(cents),
    publish: (editor) => editor.publishDollars("auto-tune-pro", (cents / 100).toFixed(2)),
  };
};

/** Titles in all languages, and a price for every fifth. */
export function planPublications(count: number): Publication[] {
  return Array.from({ length: count }, (_, turn) => {
    if (turn % 5 === 4) return price(turn);
    const language = languages[turn % languages.length] ?? "en";
    return turn % 2 === 0 ? homeTitle(turn, language) : productTitle(turn, language);
  });
}

const longestSeconds = 60;

/** Seconds from the publication's commit until no copy at the edge is the old one. */
export async function secondsUntilEverywhere(
  { what, paths, words, publish }: Publication,
  { editor, database, origin }: { editor: Editor; database: Client; origin: string },
): Promise<number> {
  let committed: number | undefined;
  const note = () => (committed ??= performance.now());
  await database.query(`listen ${publicationChannel}`);
  database.on("notification", note);
  await publish(editor);
  database.off("notification", note);
  if (committed === undefined) throw new Error(`${what} was published without a notification`);
  const copies = paths.flatMap((path) => encodings.map((encoding) => ({ path, encoding })));
  const isOld = async ({ path, encoding }: (typeof copies)[number]) => {
    const response = await fetch(origin + path, { headers: { "accept-encoding": encoding } });
    return !(await response.text()).includes(words);
  };
  for (;;) {
    const old = await Promise.all(copies.map(isOld));
    const seconds = (performance.now() - committed) / 1000;
    if (!old.includes(true)) return seconds;
    if (seconds > longestSeconds)
      throw new Error(`${what} is not everywhere in ${longestSeconds} s`);
    await wait(20);
  }
}
