import type { ReactElement, ReactNode } from "react";
import { buttonClass } from "./button-class.ts";
import { pageWindow } from "./page-window.ts";

/** The props of a link to a page, for the router's link or a plain one. */
interface PageLink {
  readonly className: string;
  readonly children: ReactNode;
  readonly "aria-current"?: "page";
}

interface PaginationProps {
  label: string;
  current: number;
  last: number;
  texts: { previous: ReactNode; next: ReactNode; position: ReactNode };
  renderLink: (page: number, props: PageLink) => ReactElement;
}

const side = buttonClass("secondary", "small");

/** The way through a long list. On a phone one line with the current page replaces the numbers. */
export function Pagination({ label, current, last, texts, renderLink }: PaginationProps) {
  if (last <= 1) return null;
  return (
    <nav aria-label={label} className="flex items-center justify-between gap-4">
      {current > 1 ? (
        renderLink(current - 1, { className: side, children: texts.previous })
      ) : (
        <span className="w-16" />
      )}
      <span className="text-14 text-muted tabular-nums sm:hidden">{texts.position}</span>
      <ol className="hidden items-center gap-1 sm:flex">
        {pageWindow(current, last).map((page, index) =>
          page === null ? (
            // Two gaps at most, one on each side.
            <li key={index < 3 ? "before" : "after"} aria-hidden="true" className="px-1 text-faint">
              …
            </li>
          ) : (
            <li key={page}>
              {renderLink(page, {
                className:
                  "grid h-10 min-w-10 place-items-center rounded-10 px-2 text-14 font-medium text-muted tabular-nums transition-colors duration-150 hover:bg-surface-2 hover:text-text aria-[current=page]:bg-family/18 aria-[current=page]:text-family",
                children: page,
                ...(page === current ? { "aria-current": "page" } : {}),
              })}
            </li>
          ),
        )}
      </ol>
      {current < last ? (
        renderLink(current + 1, { className: side, children: texts.next })
      ) : (
        <span className="w-16" />
      )}
    </nav>
  );
}
