import { buttonClass, PitchLine, pitchFigures } from "@autotune/ui";
import type { HeroView } from "@autotune/contract";
import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "react-router";

export function Hero({ block, heading: Heading }: { block: HeroView; heading: "h1" | "h2" }) {
  return (
    <section className="relative isolate pt-8 sm:pt-12">
      <div className="absolute inset-x-0 -top-24 -bottom-24 -z-1 bg-[radial-gradient(60%_46%_at_72%_10%,color-mix(in_oklch,var(--family-glow)_50%,transparent),transparent_72%),radial-gradient(40%_40%_at_8%_36%,oklch(0.45_0.13_30/0.18),transparent_70%)]" />
      <div className="wrap">
        <div className="grid items-end gap-x-12 gap-y-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Heading className="text-80">{block.headline}</Heading>
          <div className="md:pb-2">
            <p className="max-w-[42ch] text-18 text-muted">{block.text}</p>
            <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
              {block.actions.map(({ label, href }, index) => (
                <Link
                  key={href}
                  to={href}
                  className={buttonClass(index === 0 ? "primary" : "secondary")}
                >
                  {label}
                </Link>
              ))}
            </div>
            {block.finePrint === undefined ? null : (
              <p className="mt-4 text-14 text-faint">{block.finePrint}</p>
            )}
          </div>
        </div>
        <Instrument />
      </div>
    </section>
  );
}

/** The brand's picture with what can be read from it. Nothing here can be pressed, so nothing looks as if. */
function Instrument() {
  const { notes, rawCents, tunedCents } = pitchFigures;
  return (
    <figure className="mt-10 overflow-hidden rounded-24 border border-line bg-linear-to-b from-surface-2/90 to-surface-1/95 shadow-[0_40px_140px_-40px_var(--family-glow)] sm:mt-14">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2 border-b border-line px-5 py-4 text-14 sm:px-6">
        <span className="flex items-center gap-3 text-muted">
          <svg viewBox="0 0 36 8" aria-hidden="true" className="h-2 w-9">
            <path
              d="M2 5C8 0 12 8 18 4s9 3 16-1"
              className="fill-none stroke-muted stroke-2 [stroke-dasharray:0.1_4] [stroke-linecap:round]"
            />
          </svg>
          <Trans>Before</Trans>
        </span>
        <span className="flex items-center gap-3">
          <span className="h-[3px] w-9 rounded-full bg-linear-to-r from-violet via-coral to-amber shadow-[0_0_12px_var(--color-coral)]" />
          <Trans>After</Trans>
        </span>
        <span className="ml-auto font-mono text-12 text-muted max-sm:hidden">
          <Trans>
            A minor, <Plural value={notes} one="# note" other="# notes" />
          </Trans>
        </span>
      </div>
      <PitchLine variant="hero" />
      <figcaption className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-t border-line px-5 py-5 sm:px-6">
        <span className="max-w-[52ch] text-14 text-muted">
          <Trans>A drawn phrase: the voice as it was sung, and the same voice on its notes.</Trans>
        </span>
        <span className="font-mono text-12 text-muted">
          <Trans>
            <strong className="font-display text-28 font-[650] tracking-display text-text">
              <Plural value={tunedCents} one="# cent" other="# cents" />
            </strong>{" "}
            off the note, was {rawCents}
          </Trans>
        </span>
      </figcaption>
    </figure>
  );
}
