import { setTimeout as wait } from "node:timers/promises";
import type { BuiltRelease } from "./built-files.ts";

export interface Visits {
  readonly requested: number;
  /** Whatever did not go as it should, with its URL. */
  readonly failed: readonly string[];
  /** By release, the pages that were served. */
  readonly pages: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

const visitors = 3;
/** They leave a machine with two cores the time to start a process within a minute. */
const pause = 300;

/**
 * Visitors, who load pages with all that they name, as browsers do; every other one past what the edge has cached. A
 * page that names a file of another release than its own counts as failed.
 */
export function keepVisiting(
  edgeUrl: string,
  paths: readonly string[],
  releases: readonly BuiltRelease[],
): Visits {
  let stopped = false;
  let requested = 0;
  const failed: string[] = [];
  const pages = new Map<string, number>();

  const load = async (path: string, accept = "*/*") => {
    requested += 1;
    const response = await fetch(edgeUrl + path, { headers: { accept } });
    const body = await response.text();
    if (!response.ok) failed.push(`${path}: ${response.status}`);
    return { response, body };
  };
  const visit = async (path: string, turn: number) => {
    const { body } = await load(turn % 2 === 0 ? path : `${path}?fresh=${turn}`, "text/html");
    const key = /\/assets\/manifest-(\w+)\.js/.exec(body)?.[1];
    const release = releases.find((one) => one.key === key);
    if (release === undefined || !body.endsWith("</html>")) {
      failed.push(`${path}: a page of ${key}, ${body.length} characters`);
      return;
    }
    pages.set(release.key, (pages.get(release.key) ?? 0) + 1);
    // Then what a page requests on its own: its files, and which code the next page needs.
    const discovery = `/__manifest?paths=${encodeURIComponent(path)}&version=${release.key}`;
    const { response, body: discovered } = await load(discovery);
    const isOfAnother = response.headers.has("x-remix-reload-document");
    const named = namesIn(isOfAnother ? body : body + discovered);
    for (const name of named)
      if (!release.files.has(name)) failed.push(`${path}: a page of ${key} names ${name}`);
    await Promise.all(named.map((name) => load(`/assets/${name}`)));
    if (path !== "/") await load(`${path}.data`);
  };

  const walk = async (offset: number) => {
    for (let turn = offset; !stopped; turn += 1) {
      const path = paths[turn % paths.length] ?? "/";
      await visit(path, turn).catch((error: unknown) => failed.push(`${path}: ${String(error)}`));
      await wait(pause);
    }
  };
  const walks = Array.from({ length: visitors }, (_, offset) => walk(offset * 3));
  return {
    get requested() {
      return requested;
    },
    failed,
    pages,
    async stop() {
      stopped = true;
      await Promise.all(walks);
    },
  };
}

const namesIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/\/assets\/([\w.-]+)/g), ([, name = ""]) => name)),
];
