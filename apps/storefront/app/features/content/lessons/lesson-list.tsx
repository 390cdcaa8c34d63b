import type { TutorialLinkView } from "@autotune/contract";
import { useLingui } from "@lingui/react";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { langOf } from "../../../platform/i18n/lang-of.ts";
import { ReadingCover } from "../reading/reading-cover.tsx";
import { LessonFacts } from "./lesson-facts.tsx";
import { lessonTopicLabels } from "./lesson-labels.ts";

interface LessonListProps {
  lessons: readonly TutorialLinkView[];
  /** One heading level below the title over the list. */
  heading: "h2" | "h3";
}

export function LessonList({ lessons, heading }: LessonListProps) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 md:grid-cols-3">
      {lessons.map((lesson) => (
        <li key={lesson.slug} className="flex">
          <LessonCard lesson={lesson} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

interface LessonCardProps {
  lesson: TutorialLinkView;
  heading: LessonListProps["heading"];
}

function LessonCard({ lesson, heading: Heading }: LessonCardProps) {
  const { i18n } = useLingui();
  const lang = langOf(lesson.language, useLanguage());
  return (
    <article
      data-family={lesson.products[0]?.family}
      className="relative flex w-full flex-col rounded-24 border border-line bg-surface-1 p-3 transition-colors duration-150 has-[a:hover]:border-family/60"
    >
      <ReadingCover
        slug={lesson.slug}
        products={lesson.products}
        sizes="(min-width: 62rem) 15rem, 50vw"
      />
      <div className="flex flex-1 flex-col p-3 pt-5">
        <p className="font-mono text-14 text-family">{i18n._(lessonTopicLabels[lesson.topic])}</p>
        <Heading lang={lang} className="mt-2 text-22 tracking-heading">
          {/* The link covers the whole card. */}
          <Link to={lesson.href} className="after:absolute after:inset-0 after:rounded-24">
            {lesson.title}
          </Link>
        </Heading>
        <p lang={lang} className="mt-2 mb-5 text-muted">
          {lesson.summary}
        </p>
        <p className="mt-auto flex flex-wrap gap-x-4 text-14 text-faint">
          <LessonFacts lesson={lesson} />
        </p>
      </div>
    </article>
  );
}
