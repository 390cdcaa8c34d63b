import type { ScrollingQuotesView } from "@autotune/contract";
import { IconButton } from "@autotune/ui";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState } from "react";
import { inPlaces } from "../features/content/reading/in-places.ts";

/** While one group leaves, the next two fill even a wide screen. */
const groups = ["read", "first copy", "second copy"] as const;

/** Scrolling quotes. They pause on hover or by the button; with reduced motion all of them are shown at once. */
export function ScrollingQuotes({ block }: { block: ScrollingQuotesView }) {
  const { t } = useLingui();
  const id = useId();
  const marquee = useRef<HTMLDivElement>(null);
  const [isPaused, setPaused] = useState(false);

  // Set by script, because the content security policy forbids inline styles.
  useEffect(() => {
    marquee.current?.style.setProperty("--pass", `${block.seconds}s`);
  }, [block.seconds]);

  return (
    <section aria-labelledby={id} className="section overflow-hidden">
      <div className="wrap flex items-center justify-between gap-6">
        <h2 id={id} className="text-22 text-muted">
          {block.headline}
        </h2>
        <span className="motion-reduce:hidden">
          <IconButton
            icon={isPaused ? "play" : "pause"}
            label={isPaused ? t`Play quotes` : t`Pause quotes`}
            onClick={() => setPaused(!isPaused)}
          />
        </span>
      </div>
      <div
        ref={marquee}
        data-paused={isPaused}
        className="group mt-6 flex w-max animate-pass border-y border-line py-6 [animation-duration:var(--pass,60s)] focus-within:[animation-play-state:paused] hover:[animation-play-state:paused] data-[paused=true]:[animation-play-state:paused] motion-reduce:wrap motion-reduce:w-full motion-reduce:border-0 motion-reduce:py-0"
      >
        {groups.map((group) => (
          <ul
            key={group}
            aria-hidden={group === "read" ? undefined : true}
            className={`flex shrink-0 motion-reduce:shrink motion-reduce:flex-wrap motion-reduce:gap-y-4 ${group === "read" ? "" : "motion-reduce:hidden"}`}
          >
            {inPlaces(block.quotes).map(({ place, item: quote }) => (
              <li
                key={place}
                className="flex items-center gap-8 pr-8 font-display text-28 whitespace-nowrap motion-reduce:whitespace-normal"
              >
                <span className="size-2 shrink-0 rounded-full bg-family" />
                {quote}
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  );
}
