import { buttonClass, EmptyState, linkClass, Skeleton } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useCallback } from "react";
import { Link } from "react-router";
import { PartUnreachable } from "../../asking/part-states.tsx";
import { useAsked } from "../../asking/use-asked.ts";
import { askLicence, type Licence } from "../../calls/licences.ts";
import { useLanguage } from "../../i18n/language.ts";
import { ComputersPanel } from "./computers-panel.tsx";
import { LicencePanel } from "./licence-panel.tsx";
import { TransferPanel } from "./transfer-panel.tsx";

interface LicenceScreenProps {
  serial: string;
  /** The page that shows all of them. */
  back: string;
}

/** Everything about one licence: what it is proved with, where it is used, and whose it may become. */
export function LicenceScreen({ serial, back }: LicenceScreenProps) {
  const language = useLanguage();
  const ask = useCallback(
    (signal: AbortSignal) => askLicence(serial, language, signal),
    [serial, language],
  );
  const { asked, askAgain } = useAsked<Licence | null>(ask);
  return (
    <>
      <p>
        <Link to={back} className={`${linkClass} inline-flex min-h-10 items-center`}>
          <Trans>All your products</Trans>
        </Link>
      </p>
      {asked.kind === "loading" ? (
        <>
          <Skeleton className="h-64 w-full rounded-24" />
          <Skeleton className="h-40 w-full rounded-24" />
        </>
      ) : asked.kind === "failed" ? (
        <PartUnreachable onRetry={askAgain} />
      ) : asked.value === null ? (
        <NotYours back={back} />
      ) : (
        <>
          <LicencePanel licence={asked.value} />
          {asked.value.state === "active" ? (
            <ComputersPanel licence={asked.value} onChanged={askAgain} />
          ) : null}
          <TransferPanel licence={asked.value} onChanged={askAgain} />
        </>
      )}
    </>
  );
}

function NotYours({ back }: { back: string }) {
  return (
    <div className="rounded-24 border border-line bg-surface-1">
      <EmptyState
        title={<Trans>This licence is not in your account</Trans>}
        text={<Trans>It may have gone to another person, or its number is not right.</Trans>}
      >
        <Link to={back} className={buttonClass("primary")}>
          <Trans>See what you own</Trans>
        </Link>
      </EmptyState>
    </div>
  );
}
