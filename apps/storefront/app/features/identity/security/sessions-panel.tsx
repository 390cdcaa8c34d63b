import { Button, Panel, PanelPart } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { fetchSessions, endOtherSessions } from "../api/sessions.ts";
import { PartLoading, PartUnreachable } from "../../../platform/queries/part-states.tsx";
import { SessionRow } from "./session-row.tsx";
import { useQuery } from "../../../platform/queries/use-query.ts";
import { OwnerConfirmButton } from "../password/owner-confirm-button.tsx";

/** A longer list is for ending the sessions, not for reading. */
const firstShown = 6;

/** Where the account is signed in, and the buttons to sign out. */
export function SessionsPanel() {
  const { query, refetch } = useQuery(fetchSessions);
  const heading = useRef<HTMLHeadingElement>(null);
  const [all, setAll] = useState(false);
  const firstOfRest = useRef<HTMLDivElement>(null);
  const sessions = query.kind === "there" ? query.value : [];
  const count = sessions.length;
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  const shown = sessions.slice(0, all ? count : firstShown);

  useEffect(() => {
    // The pressed button is gone.
    if (all) firstOfRest.current?.focus({ preventScroll: true });
  }, [all]);

  const follow = () => {
    refetch();
    // The row that had the focus is removed.
    heading.current?.focus();
  };

  return (
    <Panel title={<Trans>Where you’re signed in</Trans>} headingRef={heading}>
      {query.kind === "there" ? (
        shown.map((session, index) => (
          <PanelPart key={session.id}>
            <div ref={index === firstShown ? firstOfRest : undefined} tabIndex={-1}>
              <SessionRow session={session} onEnded={follow} />
            </div>
          </PanelPart>
        ))
      ) : (
        <PanelPart>
          {query.kind === "loading" ? <PartLoading /> : <PartUnreachable onRetry={refetch} />}
        </PanelPart>
      )}
      {hasOthers ? (
        <PanelPart>
          <div className="flex flex-wrap items-start gap-3">
            {shown.length < count ? (
              <Button variant="quiet" size="small" onClick={() => setAll(true)}>
                <Trans>Show all {count}</Trans>
              </Button>
            ) : null}
            <EndOthers onEnded={follow} />
          </div>
        </PanelPart>
      ) : null}
    </Panel>
  );
}

function EndOthers({ onEnded }: { onEnded: () => void }) {
  return (
    <OwnerConfirmButton
      question={
        <Trans>Sign out everywhere but here? Your other devices will have to sign in again.</Trans>
      }
      texts={{
        confirm: <Trans>Yes, sign out everywhere else</Trans>,
        cancel: <Trans>Keep them signed in</Trans>,
      }}
      act={endOtherSessions}
      onDone={onEnded}
    >
      <Trans>Sign out everywhere else</Trans>
    </OwnerConfirmButton>
  );
}
