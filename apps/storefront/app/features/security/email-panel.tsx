import { Button, Notice, Panel, PanelPart, useInPlace } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { askEmailChange } from "../../calls/email-change.ts";
import { readSession } from "../../state/start-user.ts";
import { useUser } from "../../state/user-store.ts";
import { EmailChangeForm } from "./email-change-form.tsx";
import { OpenChange } from "./open-email-change.tsx";
import { PartLoading, PartUnreachable } from "../../asking/part-states.tsx";
import { useAsked } from "../../asking/use-asked.ts";

/** The address of the account, and the way to another one. */
export function EmailPanel() {
  const email = useUser(({ user }) => user?.email ?? "");
  const { asked, askAgain } = useAsked(askEmailChange);
  const [editing, setEditing] = useState(false);
  const [withdrawn, setWithdrawn] = useState(false);
  const { opener, place } = useInPlace<HTMLDivElement>(editing);
  const heading = useRef<HTMLHeadingElement>(null);
  const open = asked.kind === "there" ? asked.value : null;
  useChangeOfAddress(open !== null);

  const start = () => {
    setEditing(false);
    askAgain();
    // What had the focus gives way to what waits now.
    heading.current?.focus();
  };
  const forget = () => {
    setWithdrawn(true);
    askAgain();
    heading.current?.focus();
  };

  return (
    <Panel title={<Trans>Email address</Trans>} headingRef={heading}>
      <PanelPart>
        <p className="text-16 font-medium wrap-anywhere">{email}</p>
        <p className="mt-1 text-14 text-muted">
          <Trans>You sign in with it, and your receipts and serial numbers go there.</Trans>
        </p>
        <div className="mt-5">
          {asked.kind === "loading" ? (
            <PartLoading />
          ) : asked.kind === "failed" ? (
            <PartUnreachable onRetry={askAgain} />
          ) : open !== null ? (
            <OpenChange change={open} oldEmail={email} onWithdrawn={forget} />
          ) : editing ? (
            <div ref={place}>
              <EmailChangeForm email={email} onAsked={start} onCancel={() => setEditing(false)} />
            </div>
          ) : (
            <div className="grid gap-4">
              {withdrawn ? (
                <Notice tone="success">
                  <Trans>The change is withdrawn. The links in both letters are dead.</Trans>
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
                  <Trans>Change the address</Trans>
                </Button>
              </div>
            </div>
          )}
        </div>
      </PanelPart>
    </Panel>
  );
}

/** A change that waited and waits no more may have happened, from a link in a mail: then the person has another address. */
function useChangeOfAddress(isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) readSession();
    wasOpen.current = isOpen;
  }, [isOpen]);
}
