import { Notice } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useQuery } from "../../platform/queries/use-query.ts";
import { fetchErasure } from "./erasure.ts";
import { WaitingErasure } from "./waiting-erasure.tsx";

/** On the account's first page, for a person who requested erasure; empty for everybody else. */
export function ErasureNotice() {
  const { query } = useQuery(fetchErasure);
  const [isCancelled, setIsCancelled] = useState(false);
  if (isCancelled) return <AccountStays />;
  if (query.kind !== "there" || query.value === null) return null;
  return (
    <Notice tone="warning" title={<Trans>This account is scheduled for deletion</Trans>}>
      <WaitingErasure dueAt={query.value} onCancelled={() => setIsCancelled(true)} />
    </Notice>
  );
}

/** Replaces the clicked button: keyboard and screen-reader users continue from here. */
function AccountStays() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="success">
        <Trans>Your account won’t be deleted.</Trans>
      </Notice>
    </div>
  );
}
