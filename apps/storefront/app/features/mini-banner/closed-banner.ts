import { create } from "zustand";

const key = "closed-banner";

/** Which band this browser's person has closed. Unknown until the browser was asked: pages are the same for everyone. */
export const useClosedBanner = create<{ readonly slug: string | undefined }>(() => ({
  slug: undefined,
}));

/** It stays closed, in every language and in every tab; a band of another name is another one. */
export function closeBanner(slug: string): void {
  useClosedBanner.setState({ slug });
  try {
    localStorage.setItem(key, slug);
  } catch {
    // Where storing is forbidden, it is closed for this page.
  }
}

/** Takes over what is kept, and what other tabs close from now on. */
export function followClosing(signal: AbortSignal): void {
  try {
    const slug = localStorage.getItem(key);
    if (slug !== null) useClosedBanner.setState({ slug });
  } catch {
    // Nothing is kept where storing is forbidden.
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
