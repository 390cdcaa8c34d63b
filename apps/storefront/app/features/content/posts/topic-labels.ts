import type { PostTopic } from "@autotune/contract/reading-topics";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export const topicLabels: Readonly<Record<PostTopic, MessageDescriptor>> = {
  craft: msg`Craft`,
  studio: msg`Studio`,
  news: msg`News`,
  stories: msg`Stories`,
};
