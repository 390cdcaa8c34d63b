import type { Language } from "@autotune/routes";

export interface DigestEmailPost {
  title: string;
  summary: string;
  /** Absolute address of the post. */
  url: string;
}

/** What the newsletter shows: posts that have come out, at least one. */
export interface DigestEmail {
  language: Language;
  posts: readonly DigestEmailPost[];
  /** Absolute address of the page on which its reader chooses their mails. */
  choicesUrl: string;
}
