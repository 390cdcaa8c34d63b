import type { ReactNode } from "react";

/** The look of a row of the menu. */
export const siteMenuRow =
  "flex min-h-14 w-full items-center gap-4 rounded-10 py-2.5 font-display text-28 font-[650] tracking-heading -outline-offset-2 transition-colors duration-150 hover:text-family";

interface SiteMenuSectionProps {
  title: ReactNode;
  /** A few words at the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A row that opens; opening one closes the others. */
export function SiteMenuSection({ title, aside, children }: SiteMenuSectionProps) {
  return (
    <details name="site-menu-section" className="group/section">
      <summary
        className={`${siteMenuRow} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
      >
        {title}
        <span className="ml-auto font-sans text-16 font-normal tracking-normal text-faint">
          {aside}
        </span>
        <svg
          viewBox="0 0 20 20"
          aria-hidden="true"
          className="size-5 shrink-0 fill-none stroke-muted stroke-[1.6] transition-transform duration-200 [stroke-linecap:round] group-open/section:rotate-45"
        >
          <path d="M10 3v14M3 10h14" />
        </svg>
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
