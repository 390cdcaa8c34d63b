import { Button, Notice, Panel, PanelPart, useInPlace } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { fetchEmailChange } from "../api/email-change.ts";
import { readSession } from "../session/start-user.ts";
import { useUser } from "../session/user-store.ts";
import { EmailChangeForm } from "./email-change-form.tsx";
import { OpenChange } from "./open-email-change.tsx";
import { PartLoading, PartUnreachable } from "../../../platform/queries/part-states.tsx";
import { useQuery } from "../../../platform/queries/use-query.ts";

/** The account's email, and the form to change it. */
export function EmailPanel() {
  const email = useUser(({ user }) => user?.email ?? "");
  const { query, refetch } = useQuery(fetchEmailChange);
  const [editing, setEditing] = useState(false);
  const [withdrawn, setWithdrawn] = useState(false);
  const { opener, place } = useInPlace<HTMLDivElement>(editing);
  const heading = useRef<HTMLHeadingElement>(null);
  const open = query.kind === "there" ? query.value : null;
  useEmailChangeRefresh(open !== null);

  const start = () => {
    setEditing(false);
    refetch();
    // The focused form was replaced by the pending change.
    heading.current?.focus();
  };
  const handleWithdrawn = () => {
    setWithdrawn(true);
    refetch();
    heading.current?.focus();
  };

  return (
    <Panel title={<Trans>Email address</Trans>} headingRef={heading}>
      <PanelPart>
        <p className="text-16 font-medium wrap-anywhere">{email}</p>
        <p className="mt-1 text-14 text-muted">
          <Trans>
            You sign in with this address, and we send your receipts and serial numbers here.
          </Trans>
        </p>
        <div className="mt-5">
          {query.kind === "loading" ? (
            <PartLoading />
          ) : query.kind === "failed" ? (
            <PartUnreachable onRetry={refetch} />
          ) : open !== null ? (
            <OpenChange change={open} oldEmail={email} onWithdrawn={handleWithdrawn} />
          ) : editing ? (
            <div ref={place}>
              <EmailChangeForm
                email={email}
                onRequested={start}
                onCancel={() => setEditing(false)}
              />
            </div>
          ) : (
            <div className="grid gap-4">
              {withdrawn ? (
                <Notice tone="success">
                  <Trans>Change canceled. The links in both emails no longer work.</Trans>
                </Notice>
              ) : null}
              <div>
                <Button
                  ref={opener}
                  variant="secondary"
                  size="small"
                  onClick={() => {
                    setWithdrawn(false);
                    setEditing(true);
                  }}
                >
                  <Trans>Change email address</Trans>
                </Button>
              </div>
            </div>
          )}
        </div>
      </PanelPart>
    </Panel>
  );
}

/**
 * A change that is no longer pending may have been confirmed by a link in an email: then the account has a new email.
 */
function useEmailChangeRefresh(isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) readSession();
    wasOpen.current = isOpen;
  }, [isOpen]);
}
