import type { ScrollingQuotesView } from "@autotune/contract";
import { IconButton } from "@autotune/ui";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState } from "react";
import { inPlaces } from "../reading/in-places.ts";

/** While one group leaves, the next two fill even a wide screen. */
const groups = ["read", "first copy", "second copy"] as const;

/**
 * Quotes that pass by. They stand still for whoever points at them or has pressed the button; for those who want
 * no motion they are all there at once.
 */
export function ScrollingQuotes({ block }: { block: ScrollingQuotesView }) {
  const { t } = useLingui();
  const id = useId();
  const band = useRef<HTMLDivElement>(null);
  const [isPaused, setPaused] = useState(false);

  // By the script, because the page's policy lets no style stand in its markup.
  useEffect(() => {
    band.current?.style.setProperty("--pass", `${block.seconds}s`);
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
            label={isPaused ? t`Let the quotes move` : t`Stop the quotes`}
            onClick={() => setPaused(!isPaused)}
          />
        </span>
      </div>
      <div
        ref={band}
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
