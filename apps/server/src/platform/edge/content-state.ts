import { hash } from "node:crypto";
import type { PublishedContent } from "../published/published-content.ts";
import { tagOf } from "./edge-tags.ts";

/** The state of all that is published, by tag: where two differ, pages with that tag have changed. */
export type TagStates = ReadonlyMap<string, string>;

const short = (text: string) => hash("sha256", text, "base64url").slice(0, 16);

export function tagStates(content: PublishedContent): TagStates {
  return new Map(
    content
      .dependencies()
      .map((dependency) => [tagOf(dependency), short(String(content.stateOf(dependency)))]),
  );
}

/** Equal in two processes that have the same content at the same prices. */
export function contentState(states: TagStates): string {
  return short(
    [...states]
      .map(([tag, state]) => `${tag} ${state}`)
      .toSorted()
      .join("\n"),
  );
}
