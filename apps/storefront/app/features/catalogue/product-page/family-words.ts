import type { Family } from "@autotune/contract";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

interface FamilyWords {
  /** The name of its route in words, in the window's title. */
  readonly title: MessageDescriptor;
  readonly name: MessageDescriptor;
  /** What its products are for, in a sentence. */
  readonly sentence: MessageDescriptor;
}

export const familyWords: Readonly<Record<Family, FamilyWords>> = {
  "auto-tune": {
    title: msg`Auto Tune`,
    name: msg`AutoTune Editions`,
    sentence: msg`Pitch correction, from a nudge no one hears to the effect everyone knows.`,
  },
  "ai-powered-vocal-chain": {
    title: msg`Ai Powered`,
    name: msg`AI Powered Vocal Chain`,
    sentence: msg`Plug-ins that analyze your vocal, then clean, EQ, level, de-ess and give it space.`,
  },
  "creative-vocal-effects": {
    title: msg`Vocal Effects`,
    name: msg`Creative Effects`,
    sentence: msg`Turn one voice into someone else, a crowd or a machine.`,
  },
  subscriptions: {
    title: msg`Subscriptions`,
    name: msg`Plans`,
    sentence: msg`AutoTune, the vocal chain and creative effects in one plan, monthly or annual. Smaller plans if you need less.`,
  },
};
