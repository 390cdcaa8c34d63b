const property = "--consent-height";

/**
 * While the banner covers the bottom of the window, the page is longer by its height and what sticks to the window's
 * edge moves above it: nothing stays covered. The returned function ends it.
 */
export function reserveSpace(box: HTMLElement): () => void {
  const root = document.documentElement;
  const measure = new ResizeObserver(() => {
    // Not the rendered position: it is animated while it appears.
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
