import type { Language } from "@autotune/routes";

export interface DigestEmailPost {
  title: string;
  summary: string;
  /** Absolute URL of the post. */
  url: string;
}

/** What the newsletter shows: posts that have come out, at least one. */
export interface DigestEmail {
  language: Language;
  posts: readonly DigestEmailPost[];
  /** Absolute URL of the page on which its reader chooses their e-mails. */
  choicesUrl: string;
}
