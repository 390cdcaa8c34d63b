import type { TutorialLinkView } from "@autotune/contract";
import { useLingui } from "@lingui/react";
import { Plural } from "@lingui/react/macro";
import { levelLabels } from "./lesson-labels.ts";

/** The audience and the duration. */
export function LessonFacts({ lesson }: { lesson: TutorialLinkView }) {
  const { i18n } = useLingui();
  return (
    <>
      <span>{i18n._(levelLabels[lesson.level])}</span>
      <span>
        <Plural value={lesson.minutes} one="# minute" other="# minutes" />
      </span>
    </>
  );
}
