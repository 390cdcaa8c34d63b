import { PitchLine } from "@autotune/ui";
import { useCallback } from "react";
import { Late } from "../../../platform/lazy/late.tsx";
import { useNear } from "../../../platform/lazy/use-near.ts";

interface PlayerHostProps {
  pid: string;
  title: string;
}

/** The player's placeholder; its code loads when it is nearly in view. */
export function PlayerHost({ pid, title }: PlayerHostProps) {
  const { place, near } = useNear();
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
