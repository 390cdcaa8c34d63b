import type { ManualView } from "@autotune/contract";
import { languages, linkTo, splitLanguage } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { useLoaderData } from "react-router";
import { pageMeta } from "../document/page-meta.ts";
import { titleIn } from "../document/title-in.ts";
import { groupByFamily } from "../features/content/manuals/group-by-family.ts";
import { ManualChapter } from "../features/content/manuals/manual-chapter.tsx";
import { ManualFirstPage } from "../features/content/manuals/manual-first-page.tsx";
import { ManualSearch } from "../features/content/manuals/manual-search.tsx";
import { WholeManual } from "../features/content/manuals/whole-manual.tsx";
import { ManualShelf } from "../features/content/manuals/manual-shelf.tsx";
import { FamilyTitle, menuFamilies } from "../shell/navigation/family-title.tsx";
import { i18nFor } from "../platform/i18n/messages.ts";
import { ListHead } from "../features/content/reading/list-head.tsx";
import { TranslationNote } from "../shell/translation-note.tsx";
import { storefrontContext } from "../document/storefront-context.ts";
import { notFound } from "./not-found-response.ts";

const shelfTitle = msg`Manuals`;
const intro = msg`Our plug-ins explained, knob by knob, from the first launch.`;

/** `/documentation` (with `?q=` a search), `/documentation/<manual>` and `/documentation/<manual>/<chapter>`. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const storefront = context.get(storefrontContext);
  const { origin } = storefront;
  const { language } = splitLanguage(url.pathname);
  const manuals = storefront.manuals(language);
  const path = params["*"] ?? "";
  if (path !== "") {
    const manual = manuals.manual(path);
    if (manual === undefined) throw notFound();
    return { origin, manual };
  }
  const all = manuals.manuals();
  const query = url.searchParams.get("q")?.trim() ?? "";
  const within = all.find(({ slug }) => slug === url.searchParams.get("manual"));
  if (query === "") return { origin, all, within };
  const mode = url.searchParams.get("mode") === "exact" ? "exact" : undefined;
  const question = { query, language, mode, manual: within?.slug } as const;
  const asked = { query, mode, found: await storefront.search.manuals(question) };
  return { origin, all, within, asked };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  if (loaderData === undefined) return [];
  const { origin } = loaderData;
  const { pathname } = location;
  const { language } = splitLanguage(pathname);
  const i18n = i18nFor(language);
  if (loaderData.manual === undefined) {
    return pageMeta({
      title: titleIn(pathname, msg`Product Manual`),
      description: i18n._(intro),
      origin,
      pathname,
      availableIn: languages,
      isUnlisted: loaderData.asked !== undefined,
    });
  }
  const { seo, title, summary, href, chapter, whole, availableIn } = loaderData.manual;
  const shelf = { name: i18n._(shelfTitle), path: linkTo("ProductManual", { "*": "" }, language) };
  return pageMeta({
    title: chapter === undefined ? (seo.title ?? title) : `${chapter.title}: ${title}`,
    description: chapter === undefined ? (seo.description ?? summary) : summary,
    origin,
    pathname,
    availableIn,
    above: chapter === undefined ? [shelf] : [shelf, { name: title, path: href }],
    // Its chapters are found one by one.
    isUnlisted: whole !== undefined,
  });
};

export default function Manual() {
  const data = useLoaderData<typeof loader>();
  const { i18n } = useLingui();
  if (data.manual === undefined) {
    return (
      <>
        <ListHead title={i18n._(shelfTitle)} text={i18n._(intro)}>
          <ManualSearch manual={data.within} known={data.asked} />
        </ListHead>
        {groupByFamily(data.all, menuFamilies).map(({ family, manuals }) => (
          <ManualShelf
            key={family ?? ""}
            family={family}
            title={family === undefined ? <Trans>More</Trans> : <FamilyTitle family={family} />}
            manuals={manuals}
          />
        ))}
      </>
    );
  }
  const { manual } = data;
  return (
    <>
      <TranslationNote language={manual.language} />
      <ManualBody manual={manual} />
    </>
  );
}

function ManualBody({ manual }: { manual: ManualView }) {
  if (manual.whole !== undefined) return <WholeManual manual={manual} chapters={manual.whole} />;
  if (manual.chapter !== undefined)
    return <ManualChapter manual={manual} chapter={manual.chapter} />;
  return <ManualFirstPage manual={manual} />;
}
