import { create } from "zustand";
import { storedText } from "../../../platform/storage/stored-value.ts";

/** The script in the head reads it too. */
const stored = storedText("closed-banner");

/**
 * Which banner was closed in this browser. Unknown until its storage is read: server pages are the same for everyone.
 */
export const useClosedBanner = create<{ readonly slug: string | undefined }>(() => ({
  slug: undefined,
}));

/** Stays closed, in every language and in every tab; a banner with another name is another one. */
export function closeBanner(slug: string): void {
  useClosedBanner.setState({ slug });
  // Where storage is blocked, it is closed for this page.
  stored.save(slug);
}

/** Reads the stored state, and follows other tabs from now on. */
export function followClosing(signal: AbortSignal): void {
  const show = (slug: string | undefined) => {
    if (slug !== undefined) useClosedBanner.setState({ slug });
  };
  show(stored.read());
  stored.follow(show, signal);
}
