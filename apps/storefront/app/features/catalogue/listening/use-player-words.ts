import type { PlayerWords } from "@autotune/ui/audio";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

export function usePlayerWords(): PlayerWords {
  const { t } = useLingui();
  return {
    play: t`Play`,
    pause: t`Pause`,
    versions: t`What you hear`,
    before: t`Before`,
    after: t`After`,
    singer: t`synthesized singer`,
    volume: t`Volume`,
    position: t`Position`,
    at: (seconds) => t`${plural(seconds, { one: "# second", other: "# seconds" })}`,
    loading: t`Loading…`,
    failed: t`We couldn’t play the sound.`,
    tryAgain: t`Try again`,
  };
}
