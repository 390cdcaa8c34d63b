import { linkTo } from "@autotune/routes";
import { buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { MouseEvent } from "react";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";

/** Links to browse, for visitors who do not know a product's name. */
export function WaysOn({ onFollow }: { onFollow?: (click: MouseEvent) => void }) {
  const language = useLanguage();
  const ways = [
    { to: linkTo("Finder", {}, language), title: <Trans>Help me choose</Trans> },
    { to: linkTo("Products", {}, language), title: <Trans>All products</Trans> },
    { to: linkTo("LearningCenter", {}, language), title: <Trans>Lessons</Trans> },
    { to: linkTo("ProductManual", { "*": "" }, language), title: <Trans>Manuals</Trans> },
    { to: linkTo("SoftwareDownload", {}, language), title: <Trans>Downloads</Trans> },
  ];
  return (
    <ul className="flex flex-wrap gap-2">
      {ways.map(({ to, title }) => (
        <li key={to}>
          <Link to={to} onClick={onFollow} className={buttonClass("secondary", "small")}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
