import { postTopics, type PostTopic } from "@autotune/contract/reading-topics";
import { linkTo } from "@autotune/routes";
import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { topicLabels } from "./topic-labels.ts";

/** Filters the posts by topic; each choice has a URL that can be shared. */
export function TopicChips({ chosen }: { chosen: PostTopic | undefined }) {
  const { t, i18n } = useLingui();
  const all = linkTo("Community", {}, useLanguage());
  const chips = [
    { topic: undefined, href: all, title: t`All topics` },
    ...postTopics.map((topic) => ({
      topic,
      href: `${all}?topic=${topic}`,
      title: i18n._(topicLabels[topic]),
    })),
  ];
  return (
    <nav aria-label={t`Topics`}>
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ topic, href, title }) => (
          <li key={href}>
            <Link
              to={href}
              preventScrollReset
              aria-current={topic === chosen ? "page" : undefined}
              className="inline-flex min-h-10 items-center rounded-full border border-line px-4 text-14 text-muted transition-colors duration-150 hover:border-line-strong hover:text-text aria-[current]:border-transparent aria-[current]:bg-text aria-[current]:text-ink"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
