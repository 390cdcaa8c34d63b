/** The first view has come to rest by then. Milliseconds. */
const idleAfter = 3000;

let wake = () => {};

/** Resolved when the code of what lies below the first view should come. */
export const lowerPageWoken = new Promise<void>((resolve) => {
  wake = resolve;
});

/** Somebody goes there, or a page is about to be drawn that needs it. */
export function wakeLowerPage(): void {
  wake();
}

if (!import.meta.env.SSR) {
  setTimeout(wakeLowerPage, idleAfter);
  addEventListener("scroll", wakeLowerPage, { once: true, passive: true });
}
