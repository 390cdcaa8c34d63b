import type { SeedPost } from "../../seed-reading.ts";
import { aBoothInTheWardrobe } from "./a-booth-in-the-wardrobe.ts";
import { aDuetForOne } from "./a-duet-for-one.ts";
import { harmoniesThatDoNotSoundLikeAMachine } from "./harmonies-that-do-not-sound-like-a-machine.ts";
import { howMuchCorrectionIsEnough } from "./how-much-correction-is-enough.ts";
import { lateByElevenMilliseconds } from "./late-by-eleven-milliseconds.ts";
import { nineSongsAndAFootSwitch } from "./nine-songs-and-a-foot-switch.ts";
import { singingForHardTune } from "./singing-for-hard-tune.ts";
import { theClickInTheQuietBar } from "./the-click-in-the-quiet-bar.ts";
import { theFridgeThatWasFiftyCentsOff } from "./the-fridge-that-was-fifty-cents-off.ts";
import { unlimitedExplained } from "./unlimited-explained.ts";
import { whatATunerDoesToVibrato } from "./what-a-tuner-does-to-vibrato.ts";
import { whatChangedIn112 } from "./what-changed-in-11-2.ts";

/** The newest first. */
export const posts: Readonly<Record<string, SeedPost>> = {
  "nine-songs-and-a-foot-switch": nineSongsAndAFootSwitch,
  "what-changed-in-11-2": whatChangedIn112,
  "harmonies-that-do-not-sound-like-a-machine": harmoniesThatDoNotSoundLikeAMachine,
  "late-by-eleven-milliseconds": lateByElevenMilliseconds,
  "a-duet-for-one": aDuetForOne,
  "the-click-in-the-quiet-bar": theClickInTheQuietBar,
  "unlimited-explained": unlimitedExplained,
  "singing-for-hard-tune": singingForHardTune,
  "the-fridge-that-was-fifty-cents-off": theFridgeThatWasFiftyCentsOff,
  "what-a-tuner-does-to-vibrato": whatATunerDoesToVibrato,
  "a-booth-in-the-wardrobe": aBoothInTheWardrobe,
  "how-much-correction-is-enough": howMuchCorrectionIsEnough,
};
