import type { ProductPageView } from "@autotune/contract";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { subpageLabels } from "./subpage-labels.ts";

/** The navigation between the pages of one product. */
export function ProductSubnav({ page }: { page: ProductPageView }) {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`${page.name} pages`} className="wrap mt-14 sm:mt-20">
      <ul className="flex gap-x-7 overflow-x-auto overscroll-x-contain border-b border-line [scrollbar-width:none]">
        <li>
          <Link to={page.href} aria-current={currentIf(page.subpage === undefined)} className={tab}>
            <Trans>Overview</Trans>
          </Link>
        </li>
        {page.subpages.map(({ name, href }) => (
          <li key={name}>
            <Link to={href} aria-current={currentIf(page.subpage === name)} className={tab}>
              {i18n._(subpageLabels[name])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const currentIf = (current: boolean) => (current ? "page" : undefined);

const tab =
  "-mb-px inline-flex min-h-12 items-center border-b-2 border-transparent text-16 whitespace-nowrap text-muted -outline-offset-2 transition-colors duration-150 hover:text-text aria-[current]:border-family aria-[current]:text-text";
