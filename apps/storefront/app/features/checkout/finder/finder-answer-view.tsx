import type { FinderAnswer } from "@autotune/commerce";
import type { ListedProductView } from "@autotune/contract";
import { linkTo } from "@autotune/routes";
import { buttonClass, EmptyState, linkClass, Notice } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import type { Host, Visitor } from "../../catalogue/finder/finder-query.ts";
import { AlternativeCard } from "./alternative-card.tsx";
import type { FoundUpgrade } from "./found.ts";
import { RecommendedCard } from "./recommended-card.tsx";

interface FinderAnswerViewProps {
  answer: FinderAnswer<ListedProductView, FoundUpgrade>;
  visitor: Visitor;
  products: readonly ListedProductView[];
}

export function FinderAnswerView({ answer, visitor, products }: FinderAnswerViewProps) {
  if (!answer.ok)
    return answer.reason === "hostWithoutPlugins" && visitor.host !== undefined ? (
      <NoPlugins host={visitor.host} />
    ) : (
      <HasEverything />
    );
  const { recommendation, alternatives } = answer;
  const nameOf = (path: string) => products.find((one) => one.path === path)?.name ?? "";
  return (
    <>
      <RecommendedCard found={recommendation} visitor={visitor} nameOf={nameOf} />
      {alternatives.length === 0 ? null : (
        <>
          <h3 className="mt-14 text-28">
            <Trans>Or one of these</Trans>
          </h3>
          <ul className="mt-6 grid gap-5 md:grid-cols-2">
            {alternatives.map((found) => (
              <li key={found.product.path} className="flex">
                <AlternativeCard found={found} nameOf={nameOf} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function NoPlugins({ host: { name, note } }: { host: Host }) {
  const language = useLanguage();
  return (
    <Notice
      tone="warning"
      title={<Trans>{name} can’t load our plug-ins</Trans>}
      action={
        <Link
          to={linkTo("WPPageRenderer", { slug: "daw-compatibility" }, language)}
          className={`${linkClass} inline-flex min-h-10 items-center`}
        >
          <Trans>See which DAWs work</Trans>
        </Link>
      }
    >
      {note === "" ? <Trans>Choose another DAW above to see what fits.</Trans> : note}
    </Notice>
  );
}

function HasEverything() {
  return (
    <div className="rounded-24 border border-line bg-surface-1">
      <EmptyState
        title={<Trans>You already have everything we’d recommend</Trans>}
        text={<Trans>Your plug-ins are in your account, ready to install.</Trans>}
      >
        <Link to={linkTo("Overview", {}, useLanguage())} className={buttonClass("secondary")}>
          <Trans>Go to your account</Trans>
        </Link>
      </EmptyState>
    </div>
  );
}
