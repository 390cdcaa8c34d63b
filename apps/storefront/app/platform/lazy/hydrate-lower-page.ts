/** Milliseconds; the first view is stable by then. */
const idleAfter = 3000;

let hydrate = () => {};

/** Resolved when the code below the first view should be loaded. */
export const lowerPageHydration = new Promise<void>((resolve) => {
  hydrate = resolve;
});

/** On scroll, or before a page is rendered that needs it. */
export function hydrateLowerPage(): void {
  hydrate();
}

if (!import.meta.env.SSR) {
  setTimeout(hydrateLowerPage, idleAfter);
  addEventListener("scroll", hydrateLowerPage, { once: true, passive: true });
}
