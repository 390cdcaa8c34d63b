const property = "--consent-height";

/**
 * As long as the question lies over the end of the window, the page is longer by its height and what sticks to
 * the window's edge stands above it: nothing stays covered. The returned function ends it.
 */
export function reserveSpace(box: HTMLElement): () => void {
  const root = document.documentElement;
  const measure = new ResizeObserver(() => {
    // Not where its edge is drawn: it is on its way there while it appears.
    const below = Number.parseFloat(getComputedStyle(box).bottom);
    const height = Math.ceil(box.getBoundingClientRect().height + below);
    root.style.setProperty(property, `${height}px`);
  });
  measure.observe(box);
  return () => {
    measure.disconnect();
    root.style.removeProperty(property);
  };
}
