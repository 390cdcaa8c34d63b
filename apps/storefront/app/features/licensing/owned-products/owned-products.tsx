import { linkTo } from "@autotune/routes";
import { buttonClass, EmptyState, Pagination, Skeleton } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useRef, useState } from "react";
import { Link, Navigate, useSearchParams } from "react-router";
import { PartUnreachable } from "../../../platform/queries/part-states.tsx";
import { useQuery } from "../../../platform/queries/use-query.ts";
import { fetchOwnedPage, type OwnedPage, type OwnedProduct } from "../api/fetch-owned-products.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { useUser } from "../../identity/session/user-store.ts";
import { OwnedProductCard } from "./owned-product-card.tsx";
import { PlanProductCard } from "./plan-product-card.tsx";
import { pageHref, readPage, type ShownPage } from "./owned-page-url.ts";

/** By person and page. */
const lastPages = new Map<string, OwnedPage>();

/** What the person may use, paginated: their licences, and what their plan includes. */
export function OwnedProducts() {
  const language = useLanguage();
  const [query] = useSearchParams();
  const shown = readPage(query);
  const userId = useUser(({ user }) => user?.id);
  const pageKey = `${userId} ${language} ${pageHref(shown)}`;
  const [current, setCurrent] = useState(pageKey);
  const [hasTurned, setHasTurned] = useState(false);
  if (current !== pageKey) {
    setCurrent(pageKey);
    setHasTurned(true);
  }
  // Another page starts from what is known of it: its failure must not appear under the cards of this one.
  return <ShownProducts key={pageKey} keptAs={pageKey} shown={shown} takesFocus={hasTurned} />;
}

interface ShownProductsProps {
  keptAs: string;
  shown: ShownPage;
  /** The link that led here is gone with the previous page. */
  takesFocus: boolean;
}

function ShownProducts({ keptAs, shown, takesFocus }: ShownProductsProps) {
  const { page, perpetualOnly } = shown;
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const load = useCallback(
    (signal: AbortSignal) => fetchOwnedPage({ page, perpetualOnly, language }, signal),
    [page, perpetualOnly, language],
  );
  const { query, refetch } = useQuery(load, { values: lastPages, key: keptAs });
  const isThere = query.kind === "there";
  useEffect(() => {
    if (takesFocus && isThere) heading.current?.focus({ preventScroll: true });
  }, [takesFocus, isThere]);
  if (query.kind === "loading") return <Skeleton className="h-72 w-full rounded-24" />;
  if (query.kind === "failed") return <PartUnreachable onRetry={refetch} />;
  const { total, lastPage } = query.value;
  if (total === 0 && !perpetualOnly) return <NothingYet />;
  if (page > lastPage) return <Navigate to={pageHref({ page: lastPage, perpetualOnly })} replace />;
  return (
    <section aria-labelledby="owned-products" className="grid gap-5">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 ref={heading} id="owned-products" tabIndex={-1} className="text-22 tracking-heading">
          <Trans>What you own</Trans>{" "}
          <span className="font-mono text-14 font-normal text-muted">{total}</span>
        </h2>
        <Kinds perpetualOnly={perpetualOnly} />
      </header>
      <Cards page={query.value} />
      <Pages page={query.value} perpetualOnly={perpetualOnly} />
    </section>
  );
}

function Cards({ page: { owned } }: { page: OwnedPage }) {
  if (owned.length === 0)
    return (
      <p className="text-muted">
        <Trans>You don’t own any licenses yet. Everything under “All” comes with your plan.</Trans>
      </p>
    );
  const groups = [...Map.groupBy(owned, ({ path, pid }) => path || pid)];
  const isGiven = (licences: readonly OwnedProduct[]) =>
    licences.every(({ isFromPlan }) => isFromPlan);
  const perpetual = groups.filter(([, licences]) => !isGiven(licences));
  const given = groups.filter(([, licences]) => isGiven(licences));
  return (
    <>
      {perpetual.length === 0 ? null : (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {perpetual.map(([key, licences]) => (
            <li key={key}>
              <OwnedProductCard licences={licences} />
            </li>
          ))}
        </ul>
      )}
      {/* A plan includes many, and there is nothing to manage about them: they are shown smaller. */}
      {given.length === 0 ? null : (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4">
          {given.map(([key, [product]]) => (
            <li key={key}>
              <PlanProductCard product={product} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Everything, or licences only. */
function Kinds({ perpetualOnly }: { perpetualOnly: boolean }) {
  const { t } = useLingui();
  const kinds = [
    { only: false, label: <Trans>All</Trans> },
    { only: true, label: <Trans context="filter">Yours to keep</Trans> },
  ];
  return (
    <nav aria-label={t`Filter products`}>
      <ul className="flex gap-1 rounded-full bg-surface-2 p-1">
        {kinds.map(({ only, label }) => (
          <li key={String(only)}>
            <Link
              to={pageHref({ page: 1, perpetualOnly: only })}
              aria-current={only === perpetualOnly ? "true" : undefined}
              preventScrollReset
              className="inline-flex min-h-9 items-center rounded-full px-4 text-14 text-muted aria-[current]:bg-surface-3 aria-[current]:text-text"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Pages({ page, perpetualOnly }: { page: OwnedPage; perpetualOnly: boolean }) {
  const { t } = useLingui();
  const { page: current, lastPage: last } = page;
  return (
    <Pagination
      label={t`Pages of products`}
      current={current}
      last={last}
      texts={{
        previous: <Trans>Newer</Trans>,
        next: <Trans>Older</Trans>,
        position: (
          <Trans>
            Page {current} of {last}
          </Trans>
        ),
      }}
      renderLink={(number, props) => (
        <Link to={pageHref({ page: number, perpetualOnly })} {...props} />
      )}
    />
  );
}

function NothingYet() {
  return (
    <div className="rounded-24 border border-line bg-surface-1">
      <EmptyState
        title={<Trans>No products yet</Trans>}
        text={
          <Trans>
            Your products appear here with their serial numbers, downloads and computers.
          </Trans>
        }
      >
        <Link to={linkTo("Products", {}, useLanguage())} className={buttonClass("primary")}>
          <Trans>See the products</Trans>
        </Link>
      </EmptyState>
    </div>
  );
}
