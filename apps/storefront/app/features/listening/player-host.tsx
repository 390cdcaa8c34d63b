import { PitchLine } from "@autotune/ui";
import { useCallback, useEffect, useRef, useState } from "react";
import { Late } from "../../shell/late.tsx";

interface PlayerHostProps {
  pid: string;
  title: string;
}

/** Holds the player's place; its code comes when the place is nearly in sight. */
export function PlayerHost({ pid, title }: PlayerHostProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: "60%" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  const load = useCallback(async () => {
    const { DemoPlayer } = await import("./demo-player.tsx");
    return () => <DemoPlayer pid={pid} title={title} />;
  }, [pid, title]);

  return (
    <div ref={place} className="min-h-[25.375rem] sm:min-h-[27.25rem]">
      <Late
        key={pid}
        wanted={near}
        load={load}
        fallback={
          <div className="grid min-h-[inherit] content-center">
            <PitchLine variant="loading" />
          </div>
        }
      />
    </div>
  );
}
