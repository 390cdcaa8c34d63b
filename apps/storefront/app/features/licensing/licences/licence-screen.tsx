import { buttonClass, EmptyState, linkClass, Skeleton } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useCallback } from "react";
import { Link } from "react-router";
import { PartUnreachable } from "../../../platform/queries/part-states.tsx";
import { useQuery } from "../../../platform/queries/use-query.ts";
import { fetchLicence, type Licence } from "../api/licences.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ComputersPanel } from "./computers-panel.tsx";
import { LicencePanel } from "./licence-panel.tsx";
import { TransferPanel } from "./transfer-panel.tsx";

interface LicenceScreenProps {
  serial: string;
  /** The link to the page that lists all of them. */
  back: string;
}

/** Everything about one licence: its serial number, its computers, and its transfer. */
export function LicenceScreen({ serial, back }: LicenceScreenProps) {
  const language = useLanguage();
  const load = useCallback(
    (signal: AbortSignal) => fetchLicence(serial, language, signal),
    [serial, language],
  );
  const { query, refetch } = useQuery<Licence | null>(load);
  return (
    <>
      <p>
        <Link to={back} className={`${linkClass} inline-flex min-h-10 items-center`}>
          <Trans>All your products</Trans>
        </Link>
      </p>
      {query.kind === "loading" ? (
        <>
          <Skeleton className="h-64 w-full rounded-24" />
          <Skeleton className="h-40 w-full rounded-24" />
        </>
      ) : query.kind === "failed" ? (
        <PartUnreachable onRetry={refetch} />
      ) : query.value === null ? (
        <NotYours back={back} />
      ) : (
        <>
          <LicencePanel licence={query.value} />
          {query.value.state === "active" ? (
            <ComputersPanel licence={query.value} onChanged={refetch} />
          ) : null}
          <TransferPanel licence={query.value} onChanged={refetch} />
        </>
      )}
    </>
  );
}

function NotYours({ back }: { back: string }) {
  return (
    <div className="rounded-24 border border-line bg-surface-1">
      <EmptyState
        title={<Trans>This license isn’t in your account</Trans>}
        text={<Trans>It may have been transferred, or the serial number is wrong.</Trans>}
      >
        <Link to={back} className={buttonClass("primary")}>
          <Trans>See what you own</Trans>
        </Link>
      </EmptyState>
    </div>
  );
}
