/** The look of a link, or of a button that acts like one, among words. Give it a height where it stands alone. */
export const linkClass =
  "cursor-pointer rounded-10 underline decoration-line-strong underline-offset-4 transition-colors duration-150 hover:text-text hover:decoration-family aria-disabled:cursor-default aria-disabled:opacity-50";
