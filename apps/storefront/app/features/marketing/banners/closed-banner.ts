import { create } from "zustand";

const key = "closed-banner";

/**
 * Which banner was closed in this browser. Unknown until its storage is read: server pages are the same for everyone.
 */
export const useClosedBanner = create<{ readonly slug: string | undefined }>(() => ({
  slug: undefined,
}));

/** Stays closed, in every language and in every tab; a banner with another name is another one. */
export function closeBanner(slug: string): void {
  useClosedBanner.setState({ slug });
  try {
    localStorage.setItem(key, slug);
  } catch {
    // Where storage is blocked, it is closed for this page.
  }
}

/** Reads the stored state, and follows other tabs from now on. */
export function followClosing(signal: AbortSignal): void {
  try {
    const slug = localStorage.getItem(key);
    if (slug !== null) useClosedBanner.setState({ slug });
  } catch {
    // Nothing is stored where storage is blocked.
  }
  addEventListener(
    "storage",
    (event) => {
      if (event.key === key && event.newValue !== null)
        useClosedBanner.setState({ slug: event.newValue });
    },
    { signal },
  );
}
