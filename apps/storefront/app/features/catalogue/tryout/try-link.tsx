import { linkTo } from "@autotune/routes";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";

/** From a page that shows what tuning does to the one where the visitor hears it on their own voice. */
export function TryLink() {
  return (
    <Link
      to={linkTo("Try", {}, useLanguage())}
      className="group/try inline-flex min-h-11 items-center gap-3 rounded-full border border-line bg-background/60 py-1.5 pr-5 pl-1.5 text-16 font-medium transition-colors duration-150 hover:border-family"
    >
      <span className="grid size-8 shrink-0 place-items-center rounded-full bg-family/20 text-family transition-colors duration-150 group-hover/try:bg-family group-hover/try:text-ink">
        <svg
          viewBox="0 0 20 20"
          aria-hidden="true"
          className="size-4.5 fill-none stroke-current stroke-[1.6] [stroke-linecap:round] [stroke-linejoin:round]"
        >
          <path d="M10 2.5A2.5 2.5 0 0 0 7.5 5v4.5a2.5 2.5 0 0 0 5 0V5A2.5 2.5 0 0 0 10 2.5ZM4.5 9.5a5.5 5.5 0 0 0 11 0M10 15v2.5" />
        </svg>
      </span>
      <Trans>Try it on your own voice</Trans>
    </Link>
  );
}
