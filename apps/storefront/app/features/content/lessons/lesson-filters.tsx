import type { NamedProductView } from "@autotune/contract";
import { tutorialLevels, tutorialTopics } from "@autotune/contract/reading-topics";
import { linkTo } from "@autotune/routes";
import { buttonClass, SelectField } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import type { LessonFilter } from "./filter-lessons.ts";
import { lessonTopicLabels, levelLabels } from "./lesson-labels.ts";

interface LessonFiltersProps {
  filter: LessonFilter;
  products: readonly NamedProductView[];
}

/** Filters the lessons. The selection is in the URL; without JavaScript the form is submitted to the server. */
export function LessonFilters({ filter: shown, products }: LessonFiltersProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const action = linkTo("LearningCenter", {}, useLanguage());
  // What was selected is shown and counts for the next selection, though its lessons are still loading.
  const [chosen, setChosen] = useState({ shown, filter: shown });
  const filter = chosen.shown === shown ? chosen.filter : shown;
  const choose = (change: Partial<LessonFilter>) => {
    const changed = { ...filter, ...change };
    setChosen({ shown, filter: changed });
    const named = Object.entries(changed).filter(([, value]) => value !== "");
    const query = new URLSearchParams(named).toString();
    void navigate(query === "" ? action : `${action}?${query}`, {
      preventScrollReset: true,
      replace: true,
    });
  };
  return (
    <form
      action={action}
      aria-label={t`Find a lesson`}
      className="grid items-end gap-4 sm:grid-cols-3"
    >
      <SelectField
        label={t`Topic`}
        name="topic"
        value={filter.topic}
        onChange={(topic) => choose({ topic })}
        options={[
          { value: "", title: t`All topics` },
          ...tutorialTopics.map((value) => ({ value, title: i18n._(lessonTopicLabels[value]) })),
        ]}
      />
      <SelectField
        label={t`Level`}
        name="level"
        value={filter.level}
        onChange={(level) => choose({ level })}
        options={[
          { value: "", title: t`All levels` },
          ...tutorialLevels.map((value) => ({ value, title: i18n._(levelLabels[value]) })),
        ]}
      />
      <SelectField
        label={t`Product`}
        name="product"
        value={filter.product}
        onChange={(product) => choose({ product })}
        options={[
          { value: "", title: t`All products` },
          ...products.map(({ path, name }) => ({ value: path, title: name })),
        ]}
      />
      <noscript>
        <button type="submit" className={buttonClass("secondary")}>
          <Trans>Show lessons</Trans>
        </button>
      </noscript>
    </form>
  );
}
