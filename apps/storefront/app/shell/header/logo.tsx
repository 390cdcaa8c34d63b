import { LogoMark } from "@autotune/ui";
import { linkTo } from "@autotune/routes";
import { Link } from "react-router";
import { useLanguage } from "../../platform/i18n/language.ts";

/** The way home. */
export function Logo() {
  return (
    <Link
      to={linkTo("Home", {}, useLanguage())}
      className="flex min-h-10 items-center gap-2.5 rounded-10 font-display text-18 font-bold tracking-heading"
    >
      <LogoMark />
      AutoTune
    </Link>
  );
}
