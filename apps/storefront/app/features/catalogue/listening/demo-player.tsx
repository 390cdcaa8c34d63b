import { buttonClass, PitchLine } from "@autotune/ui";
import { AbPlayer } from "@autotune/ui/audio";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import {
  demoPlayer,
  leaveListening,
  startListening,
  stopListening,
  useListening,
} from "./listening.ts";
import { useDemo } from "./use-demo.ts";
import { useSeenPlayer } from "./use-seen-player.ts";
import { usePlayerWords } from "./use-player-words.ts";

/** The recordings of one product. */
export function DemoPlayer({ pid, title }: { pid: string; title: string }) {
  const player = demoPlayer(pid);
  const playing = useListening((listening) => listening.player === player);
  const words = usePlayerWords();
  const { demo, failed, retry } = useDemo(pid);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => () => leaveListening(player), [player]);
  useSeenPlayer(player, place);

  const tryAgain = () => {
    // The clicked button is removed: its place keeps the focus for the player.
    place.current?.focus();
    retry();
  };

  return (
    <div ref={place} tabIndex={-1} className="min-h-[inherit] -outline-offset-2">
      {failed ? (
        <div
          role="alert"
          className="grid min-h-[inherit] place-content-center justify-items-center gap-4 p-5 text-center"
        >
          <p>
            <Trans>We couldn’t load the recordings.</Trans>
          </p>
          <button type="button" onClick={tryAgain} className={buttonClass("secondary", "small")}>
            <Trans>Try again</Trans>
          </button>
        </div>
      ) : demo === undefined ? (
        <div className="grid min-h-[inherit] content-center">
          <PitchLine variant="loading" />
        </div>
      ) : (
        <AbPlayer
          player={player}
          title={title}
          demo={demo}
          words={words}
          playing={playing}
          onPlayingChange={(on) => (on ? startListening(player, title) : stopListening(player))}
        />
      )}
    </div>
  );
}
