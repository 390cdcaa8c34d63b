const shape =
  "inline-flex cursor-pointer items-center justify-center gap-2 rounded-full border text-center font-medium transition-colors duration-150 ease-out aria-disabled:cursor-default aria-disabled:opacity-50";

const sizes = {
  large: "min-h-12 px-6 py-2.5 text-16",
  small: "min-h-10 px-4 py-2 text-14",
};

const variants = {
  primary: "border-transparent bg-text text-ink hover:bg-family aria-disabled:hover:bg-text",
  secondary: "border-line-strong text-text hover:border-text hover:bg-surface-2",
  quiet: "border-transparent text-muted hover:bg-surface-2 hover:text-text",
  danger: "border-danger/60 text-danger hover:border-danger hover:bg-danger/10",
};

export type ButtonVariant = keyof typeof variants;
export type ButtonSize = keyof typeof sizes;

/** The look of a button, for whatever element acts: a button, a link, a summary. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize = "large"): string {
  return `${shape} ${sizes[size]} ${variants[variant]}`;
}
