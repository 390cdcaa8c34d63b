import type { Make, Spend } from "@autotune/commerce";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

interface AnswerWords {
  readonly title: MessageDescriptor;
  readonly detail: MessageDescriptor;
}

export const makeWords: Readonly<Record<Make, AnswerWords>> = {
  sing: { title: msg`Songs I sing`, detail: msg`Lead vocals that land on the note` },
  rap: { title: msg`Rap and hip-hop`, detail: msg`From subtle to hard tune` },
  harmonies: { title: msg`Harmonies and choirs`, detail: msg`More voices out of one` },
  effects: { title: msg`Voices with an effect`, detail: msg`Robots, whispers, someone else` },
  beats: { title: msg`Beats and remixes`, detail: msg`Samples, chops and their key` },
  mix: { title: msg`Mixes`, detail: msg`My own, or other people’s` },
  live: { title: msg`Live shows`, detail: msg`On stage, with no delay to hear` },
  speech: { title: msg`Podcasts and voice-over`, detail: msg`Speech that’s clean and even` },
  everything: { title: msg`A bit of everything`, detail: msg`I don’t want to choose` },
};

export const spendWords: Readonly<Record<Spend, MessageDescriptor>> = {
  little: msg`As little as possible`,
  once: msg`Once, and keep it`,
  monthly: msg`Month by month`,
  best: msg`Whatever the best one costs`,
};
