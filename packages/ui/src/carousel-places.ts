/** How many positions a carousel has that shows so many slides at once. */
export function countPages(count: number, perView: number): number {
  return Math.max(1, Math.ceil(count / perView));
}

/** The first slide that a page shows. The last page is full too. */
export function firstSlide(page: number, count: number, perView: number): number {
  return Math.min(page * perView, Math.max(0, count - perView));
}

/** The page after or before this one; none where the end is the end. */
export function pageAfter(
  page: number,
  step: 1 | -1,
  pages: number,
  loop: boolean,
): number | undefined {
  const next = page + step;
  if (next >= 0 && next < pages) return next;
  return loop && pages > 1 ? (next + pages) % pages : undefined;
}

/**
 * Where a slide stands, in widths of a slide from the left edge, when the track has moved by so many
 * widths. In a loop the slides that have left on one side come in on the other.
 */
export function slidePlace(index: number, moved: number, count: number, loop: boolean): number {
  const place = index - moved;
  return loop ? remainder(place + 1, count) - 1 : place;
}

/** Of all turns of a loop, the place of that slide that lies next in this direction; 0 is either one. */
export function placeAhead(slide: number, from: number, step: 1 | -1 | 0, count: number): number {
  const ahead = remainder(slide - from, count);
  if (step === 1) return from + ahead;
  if (step === -1) return from + ahead - (ahead === 0 ? 0 : count);
  return from + (ahead > count / 2 ? ahead - count : ahead);
}

/** Whether a swipe was long enough, and where it leads: to the left is onward. */
export function swipeStep(distance: number, width: number, threshold: number): 1 | -1 | 0 {
  if (Math.abs(distance) < width * threshold) return 0;
  return distance < 0 ? 1 : -1;
}

function remainder(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
