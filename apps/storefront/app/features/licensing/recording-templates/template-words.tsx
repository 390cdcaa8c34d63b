import type { RecordingTemplateId } from "@autotune/commerce";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

interface TemplateWords {
  readonly name: MessageDescriptor;
  /** What it is for. */
  readonly purpose: MessageDescriptor;
}

export const templateWords: Readonly<Record<RecordingTemplateId, TemplateWords>> = {
  "lead-vocal": {
    name: msg`Lead vocal`,
    purpose: msg`One singer over a finished track, from the raw take to the mix. The full vocal chain is on the lead, with a double and a reverb beside it.`,
  },
  "hard-tuned-rap": {
    name: msg`Hard-tuned rap`,
    purpose: msg`Lead, doubles and ad-libs over a beat. Set the retune speed to 0 ms and you’ll hear every step.`,
  },
  "stacked-harmonies": {
    name: msg`Stacked harmonies`,
    purpose: msg`A lead with sung harmonies left and right, and generated voices behind them on their own bus.`,
  },
  "podcast-voice": {
    name: msg`Podcast voice`,
    purpose: msg`A host, a guest in the room and one on the line: less noise, softer s sounds, and one fader for all voices.`,
  },
  "live-tracking": {
    name: msg`Live tracking`,
    purpose: msg`Hear yourself in tune while you record. Only AutoTune is in your headphone path, to keep the delay low, and a dry take is recorded alongside.`,
  },
  "vocal-effects": {
    name: msg`Vocal effects`,
    purpose: msg`Five effects on sends behind one lead: a double, an octave below, a whisper, an orbit and a shimmer. Push up the one you want.`,
  },
};
