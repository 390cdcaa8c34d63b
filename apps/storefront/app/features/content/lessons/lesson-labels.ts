import type { TutorialLevel, TutorialTopic } from "@autotune/contract/reading-topics";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export const levelLabels: Readonly<Record<TutorialLevel, MessageDescriptor>> = {
  beginner: msg`Beginner`,
  intermediate: msg`Intermediate`,
  advanced: msg`Advanced`,
};

export const lessonTopicLabels: Readonly<Record<TutorialTopic, MessageDescriptor>> = {
  tuning: msg`Tuning`,
  recording: msg`Recording`,
  mixing: msg`Mixing`,
  effects: msg`Effects`,
};
