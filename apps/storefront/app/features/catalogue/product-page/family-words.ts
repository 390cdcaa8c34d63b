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
    sentence: msg`They bring a voice onto its notes: from a nudge that nobody hears to the effect that everybody knows.`,
  },
  "ai-powered-vocal-chain": {
    name: msg`AI Powered Vocal Chain`,
    sentence: msg`They listen to a voice first and mix it then: cleaned, balanced, even, soft on the s, and in a room of its own.`,
  },
  "creative-vocal-effects": {
    name: msg`Creative Effects`,
    sentence: msg`They turn one voice into somebody else, into many, or into a machine.`,
  },
  subscriptions: {
    name: msg`Unlimited`,
    sentence: msg`Every tool in one plan, by the month or by the year, and smaller plans for those who need less.`,
  },
};
