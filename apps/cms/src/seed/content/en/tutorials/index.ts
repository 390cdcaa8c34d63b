import type { SeedTutorial } from "../../seed-reading.ts";
import { clearTheMudSoftenTheS } from "./clear-the-mud-soften-the-s.ts";
import { evenOutAVoice } from "./even-out-a-voice.ts";
import { fitTheReverbToTheTempo } from "./fit-the-reverb-to-the-tempo.ts";
import { hardTuneOnPurpose } from "./hard-tune-on-purpose.ts";
import { harmoniesOverABorrowedChord } from "./harmonies-over-a-borrowed-chord.ts";
import { hearYourselfTunedWithoutDelay } from "./hear-yourself-tuned-without-delay.ts";
import { makeAStringPartSpeak } from "./make-a-string-part-speak.ts";
import { mendATakeInGraphMode } from "./mend-a-take-in-graph-mode.ts";
import { recordACleanTakeAtHome } from "./record-a-clean-take-at-home.ts";
import { recordAStackThatStaysWide } from "./record-a-stack-that-stays-wide.ts";
import { setTheKeyForAWholeSession } from "./set-the-key-for-a-whole-session.ts";
import { tuneYourFirstTake } from "./tune-your-first-take.ts";

export const tutorials: Readonly<Record<string, SeedTutorial>> = {
  "tune-your-first-take": tuneYourFirstTake,
  "set-the-key-for-a-whole-session": setTheKeyForAWholeSession,
  "record-a-clean-take-at-home": recordACleanTakeAtHome,
  "even-out-a-voice": evenOutAVoice,
  "hard-tune-on-purpose": hardTuneOnPurpose,
  "hear-yourself-tuned-without-delay": hearYourselfTunedWithoutDelay,
  "clear-the-mud-soften-the-s": clearTheMudSoftenTheS,
  "fit-the-reverb-to-the-tempo": fitTheReverbToTheTempo,
  "harmonies-over-a-borrowed-chord": harmoniesOverABorrowedChord,
  "mend-a-take-in-graph-mode": mendATakeInGraphMode,
  "make-a-string-part-speak": makeAStringPartSpeak,
  "record-a-stack-that-stays-wide": recordAStackThatStaysWide,
};
