import type { ReactNode } from "react";

interface CardProps {
  /** A tinted one glows in the hue of its family; the spectrum's hairline is for what holds all of them. */
  look?: keyof typeof looks;
  children: ReactNode;
}

const looks = {
  plain: "border-line bg-surface-1",
  tinted:
    "border-line bg-surface-1 bg-linear-to-b from-(--family-glow)/35 to-transparent to-60% has-[a:hover]:from-(--family-glow)/55",
  spectrum: "spectrum-hairline border-transparent",
};

/** Something that can be chosen among others of its kind. A link inside lights it up. */
export function Card({ look = "plain", children }: CardProps) {
  return (
    <article
      className={`relative flex h-full flex-col rounded-24 border p-5 transition-colors duration-200 ease-out has-[a:hover]:border-line-strong sm:p-6 ${looks[look]}`}
    >
      {children}
    </article>
  );
}
