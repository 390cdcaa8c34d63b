import { Notice } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useAsked } from "../../asking/use-asked.ts";
import { askErasure } from "../../calls/rights.ts";
import { WaitingErasure } from "./waiting-erasure.tsx";

/** On the account's first page, for whoever asked to be forgotten; nothing for everybody else. */
export function ErasureNotice() {
  const { asked } = useAsked(askErasure);
  const [isKept, setIsKept] = useState(false);
  if (isKept) return <AccountStays />;
  if (asked.kind !== "there" || asked.value === null) return null;
  return (
    <Notice tone="warning" title={<Trans>This account is about to end</Trans>}>
      <WaitingErasure dueAt={asked.value} onCancelled={() => setIsKept(true)} />
    </Notice>
  );
}

/** In the place of the button that was pressed: whoever reads by ear or key goes on from here. */
function AccountStays() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="success">
        <Trans>Your account stays.</Trans>
      </Notice>
    </div>
  );
}
