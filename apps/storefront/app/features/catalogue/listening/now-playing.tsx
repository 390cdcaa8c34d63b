import { IconButton } from "@autotune/ui";
import { allowAudio, PlayButton, VolumeControl } from "@autotune/ui/audio";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { endListening, pauseListening, startListening, useListening } from "./listening.ts";

/**
 * Above the cookie question, and on a phone above the bar that buys, whose button may have two lines; below every dialog.
 */
const place =
  "fixed bottom-[calc(var(--consent-height,0px)+1rem)] left-4 z-8 max-sm:[html:has([data-buy-bar]:not([inert]))_&]:bottom-[calc(var(--consent-height,0px)+env(safe-area-inset-bottom,0px)+6.5rem)]";

/** What is heard while its player is out of view or on another page. */
export function NowPlaying() {
  const { t } = useLingui();
  const { player, track, isSeen } = useListening();
  if (track === undefined || isSeen) return null;
  const playing = player === track.player;
  const press = () => {
    if (playing) return pauseListening();
    allowAudio();
    startListening(track.player, track.title);
  };
  const stop = () => {
    endListening();
    // The pressed button is removed.
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  return (
    <aside
      aria-label={t`Now playing`}
      className={`${place} flex max-w-[calc(100vw-2rem)] items-center gap-3 rounded-full border border-line bg-surface-2/95 py-2 pr-3 pl-2 shadow-float backdrop-blur transition-[opacity,translate] duration-200 ease-out starting:translate-y-2 starting:opacity-0`}
    >
      <PlayButton
        playing={playing}
        busy={false}
        label={playing ? t`Pause` : t`Play`}
        onPress={press}
      />
      <p className="min-w-0 text-14">
        <span className="block font-mono text-12 text-muted">
          <Trans>Now playing</Trans>
        </span>
        <Link to={track.href} className="block truncate font-medium hover:underline">
          {track.title ?? t`Retune a voice`}
        </Link>
      </p>
      <VolumeControl words={{ volume: t`Volume` }} className="max-sm:hidden" />
      <IconButton icon="close" label={t`Stop`} onClick={stop} />
    </aside>
  );
}
