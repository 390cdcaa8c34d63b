/** Buttons that a page is about: the large, round ones. Others, and links in texts, may lie under the question for a while. */
const mainButtons = "main :is(a, button)[class*=rounded-full][class*=min-h-12]";

/** Whether a box over the page lies on a main button as the page is now. */
export function coversMainButton(box: Element): boolean {
  const { top, bottom } = box.getBoundingClientRect();
  return [...document.querySelectorAll(mainButtons)].some((button) => {
    const place = button.getBoundingClientRect();
    return place.height > 0 && place.bottom > top && place.top < bottom;
  });
}
