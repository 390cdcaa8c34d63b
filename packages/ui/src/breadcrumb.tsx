import { Fragment, type ReactNode } from "react";

interface BreadcrumbProps {
  label: string;
  /** Links, from the top down; the page itself is the last one and is no link. */
  links: readonly { readonly key: string; readonly link: ReactNode }[];
  here: ReactNode;
}

export function Breadcrumb({ label, links, here }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2 text-14 text-muted [&_a]:inline-flex [&_a]:min-h-8 [&_a]:items-center [&_a]:rounded-10 [&_a]:transition-colors [&_a]:duration-150 [&_a:hover]:text-text">
        {links.map(({ key, link }) => (
          <Fragment key={key}>
            <li>{link}</li>
            <li aria-hidden="true" className="text-faint">
              /
            </li>
          </Fragment>
        ))}
        <li aria-current="page" className="text-text">
          {here}
        </li>
      </ol>
    </nav>
  );
}
