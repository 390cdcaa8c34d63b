import type { Family } from "@autotune/contract";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

interface FamilyWords {
  readonly name: MessageDescriptor;
  /** What its products are for, in a sentence. */
  readonly sentence: MessageDescriptor;
}

export const familyWords: Readonly<Record<Family, FamilyWords>> = {
  "auto-tune": {
    name: msg`AutoTune Editions`,
    sentence: msg`Pitch correction, from a nudge no one hears to the effect everyone knows.`,
  },
  "ai-powered-vocal-chain": {
    name: msg`AI Powered Vocal Chain`,
    sentence: msg`Plug-ins that analyze your vocal, then clean, EQ, level, de-ess and give it space.`,
  },
  "creative-vocal-effects": {
    name: msg`Creative Effects`,
    sentence: msg`Turn one voice into someone else, a crowd or a machine.`,
  },
  subscriptions: {
    name: msg`Unlimited`,
    sentence: msg`AutoTune, the vocal chain and creative effects in one plan, monthly or annual. Smaller plans if you need less.`,
  },
};
