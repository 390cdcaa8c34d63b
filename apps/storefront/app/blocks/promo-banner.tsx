import type { PromoBannerView } from "@autotune/contract";
import { buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { inPlaces } from "../features/content/reading/in-places.ts";
import { timeLeft } from "./time-left.ts";

/** An offer across the page, with the time that is left for it. */
export function PromoBanner({ block }: { block: PromoBannerView }) {
  const { headline, text, actions, endsAt } = block;
  const now = useMinute();
  const left = endsAt === undefined || now === undefined ? undefined : timeLeft(endsAt, now);
  return (
    <section className="wrap section">
      <div className="relative overflow-hidden rounded-24 border border-transparent spectrum-hairline px-5 py-9 sm:px-10 sm:py-12">
        <div className="grid items-center gap-x-12 gap-y-7 md:grid-cols-[minmax(0,1fr)_auto]">
          <div>
            <h2 className="text-48">{headline}</h2>
            {text === "" ? null : <p className="mt-4 max-w-[60ch] text-18 text-muted">{text}</p>}
          </div>
          <div className="flex flex-col items-start gap-4 md:items-end">
            {left?.isOver === true
              ? null
              : inPlaces(actions).map(({ place, item: { label, href } }) => (
                  <Link key={place} to={href} className={buttonClass("primary")}>
                    {label}
                  </Link>
                ))}
            {/* As high as the text that appears after hydration. */}
            {endsAt === undefined ? null : (
              <p className="min-h-[1.55em] font-mono text-14 text-muted tabular-nums">
                {left === undefined ? null : <Left {...left} />}
              </p>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

function Left({ isOver, days, hours, minutes }: ReturnType<typeof timeLeft>) {
  if (isOver) return <Trans>This offer has ended.</Trans>;
  if (days > 0)
    return (
      <Trans>
        {days} d {hours} h left
      </Trans>
    );
  return (
    <Trans>
      {hours} h {minutes} min left
    </Trans>
  );
}

const minute = 60_000;

/** The time to the minute, in the browser only: the server's page is cached for longer. */
function useMinute(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
