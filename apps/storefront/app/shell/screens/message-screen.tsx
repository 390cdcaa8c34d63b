import { buttonClass } from "@autotune/ui";
import { linkTo } from "@autotune/routes";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage } from "../../platform/i18n/language.ts";
import { hydrateLater } from "../../platform/lazy/hydrate-later.tsx";

/** Lazy: it is rarely shown, and only decorative. */
const LostLine = hydrateLater(async () => (await import("@autotune/ui/pitch-line")).PitchLine);

interface MessageScreenProps {
  title: ReactNode;
  text: ReactNode;
  /** A link besides the one to Home. */
  children?: ReactNode;
  /** What may help instead. */
  below?: ReactNode;
}

/** A whole screen for a page that cannot be shown. */
export function MessageScreen({ title, text, children, below }: MessageScreenProps) {
  return (
    <section className="relative isolate pt-12 sm:pt-20">
      <div className="pointer-events-none absolute inset-x-0 -top-24 -bottom-32 -z-1 bg-[radial-gradient(50%_45%_at_50%_55%,color-mix(in_oklch,var(--family-glow)_35%,transparent),transparent_72%)]" />
      <div className="wrap">
        <h1 className="max-w-[14em] text-64">{title}</h1>
        <p className="mt-6 max-w-[52ch] text-18 text-muted">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:*:w-full">
          {children}
          <Link
            to={linkTo("Home", {}, useLanguage())}
            className={buttonClass(children === undefined ? "primary" : "secondary")}
          >
            <Trans>Back to home</Trans>
          </Link>
        </div>
        {below}
      </div>
      <div className="mt-14">
        <LostLine variant="lost" />
      </div>
    </section>
  );
}
