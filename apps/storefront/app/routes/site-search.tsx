import { languages, linkTo, splitLanguage } from "@autotune/routes";
import { buttonClass, useEarlyInput } from "@autotune/ui";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { pageMeta } from "../document/page-meta.ts";
import { titleIn } from "../document/title-in.ts";
import { CorrectedQuery } from "../features/content/search/corrected-query.tsx";
import { resultsLink } from "../features/content/search/results-link.ts";
import { SearchResults } from "../features/content/search/search-results.tsx";
import { SearchStatus } from "../features/content/search/search-status.tsx";
import { SuggestedQueries } from "../features/content/search/suggested-queries.tsx";
import { useQueryField } from "../features/content/search/use-query-field.ts";
import { WaysOn } from "../features/content/search/ways-on.tsx";
import { useLanguage } from "../platform/i18n/language.ts";
import { storefrontContext } from "../document/storefront-context.ts";

/** `/search?q=`: depends on the query alone, and works without JavaScript. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const storefront = context.get(storefrontContext);
  const query = url.searchParams.get("q")?.trim() ?? "";
  const { language } = splitLanguage(url.pathname);
  const mode = url.searchParams.get("mode") === "exact" ? "exact" : undefined;
  const response =
    query === "" ? undefined : await storefront.search.site({ query, language, mode });
  return { origin: storefront.origin, query, answer: response };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  loaderData === undefined
    ? []
    : pageMeta({
        title: titleIn(location.pathname, msg`Site Search`),
        origin: loaderData.origin,
        pathname: location.pathname,
        availableIn: languages,
        isUnlisted: true,
      });

export default function SiteSearch() {
  const { t } = useLingui();
  const language = useLanguage();
  const { query, answer } = useLoaderData<typeof loader>();
  const { typed, type, submit } = useQueryField(query);
  const field = useEarlyInput<HTMLInputElement>(typed, type);
  return (
    <div className="wrap pt-12 sm:pt-20">
      <h1 className="text-64">
        <Trans>Search</Trans>
      </h1>
      <search className="mt-8 block max-w-176">
        <Form
          action={linkTo("SiteSearch", {}, language)}
          onSubmit={submit}
          className="flex flex-wrap gap-3"
        >
          <input
            ref={field}
            type="search"
            name="q"
            value={typed}
            onChange={(event) => type(event.target.value)}
            aria-label={t`Search`}
            placeholder={t`Products, lessons, manuals…`}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            className="min-h-12 min-w-48 flex-1 rounded-10 border border-line-strong bg-background px-4 py-2.5 text-16 transition-colors duration-150 hover:border-muted"
          />
          <button type="submit" className={buttonClass("primary")}>
            <Trans>Search</Trans>
          </button>
        </Form>
      </search>
      {query === "" ? null : (
        <p role="status" className="mt-6 text-16 text-muted">
          <SearchStatus
            status={answer === undefined ? "unavailable" : "responded"}
            response={answer}
            query={query}
          />
        </p>
      )}
      {answer === undefined || answer.readAs === "" ? null : (
        <p className="mt-2 text-16 text-muted">
          <CorrectedQuery query={query} exactly={resultsLink(query, language, true)} />
        </p>
      )}
      {answer === undefined || answer.total === 0 ? (
        <div className="mt-8">
          <SuggestedQueries suggestions={answer?.suggestions ?? []} />
          <WaysOn />
        </div>
      ) : (
        <SearchResults {...answer} />
      )}
    </div>
  );
}
