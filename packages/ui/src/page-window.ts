/**
 * The pages worth a link: the first, the last, and those around the current one. `null` stands for those
 * that are left out, and is never spent on a single page.
 */
export function pageWindow(current: number, last: number): (number | null)[] {
  const around = 1;
  const from = current - around <= 3 ? 1 : current - around;
  const to = current + around >= last - 2 ? last : current + around;
  const pages: (number | null)[] = [];
  if (from > 1) pages.push(1, null);
  for (let page = from; page <= to; page++) pages.push(page);
  if (to < last) pages.push(null, last);
  return pages;
}
