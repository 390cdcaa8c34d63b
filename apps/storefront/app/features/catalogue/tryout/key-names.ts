import type { Mode } from "@autotune/voice";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** By the tonic's semitones above C. Each is a text of its own: languages name notes in their own ways. */
const keyNames: Readonly<Record<Mode, readonly MessageDescriptor[]>> = {
  major: [
    msg`C major`,
    msg`D♭ major`,
    msg`D major`,
    msg`E♭ major`,
    msg`E major`,
    msg`F major`,
    msg`F♯ major`,
    msg`G major`,
    msg`A♭ major`,
    msg`A major`,
    msg`B♭ major`,
    msg`B major`,
  ],
  minor: [
    msg`C minor`,
    msg`C♯ minor`,
    msg`D minor`,
    msg`E♭ minor`,
    msg`E minor`,
    msg`F minor`,
    msg`F♯ minor`,
    msg`G minor`,
    msg`G♯ minor`,
    msg`A minor`,
    msg`B♭ minor`,
    msg`B minor`,
  ],
};

export function keyName(tonic: number, mode: Mode): MessageDescriptor {
  return keyNames[mode][tonic] ?? msg`C major`;
}
