import { Button, ConfirmButton, Panel, PanelPart, useInPlace } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { useAction } from "../../../platform/queries/use-action.ts";
import { withdrawTransfer, type Licence } from "../api/licences.ts";
import { ShownDate } from "../../../platform/formats/shown-date.tsx";
import { TransferForm } from "./transfer-form.tsx";
import { TransferHistory } from "./transfer-history.tsx";
import { TransferRejectionText } from "./transfer-rejection-text.tsx";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";

interface TransferPanelProps {
  licence: Licence;
  onChanged: () => void;
}

/** Transfers the licence to another person, once both have agreed. */
export function TransferPanel({ licence, onChanged }: TransferPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [editing, setEditing] = useState(false);
  const { opener, place } = useInPlace<HTMLDivElement>(editing);
  const { transfer, transfer_refusal: rejection } = licence;
  const follow = () => {
    setEditing(false);
    onChanged();
    heading.current?.focus();
  };
  return (
    <Panel title={<Trans>Transfer to someone else</Trans>} headingRef={heading}>
      <PanelPart>
        {transfer !== null ? (
          <OpenTransfer serial={licence.serial} transfer={transfer} onWithdrawn={follow} />
        ) : rejection !== null ? (
          <p className="max-w-[60ch] text-muted">
            <TransferRejectionText reason={rejection} from={licence.transferable_from} />
          </p>
        ) : editing ? (
          <div ref={place}>
            <TransferForm
              serial={licence.serial}
              onStarted={follow}
              onCancel={() => setEditing(false)}
            />
          </div>
        ) : (
          <div className="grid gap-5">
            <p className="max-w-[60ch] text-muted">
              <Trans>
                Selling it or giving it away? We’ll email you and the new owner. Once you’ve both
                confirmed, the license is theirs and leaves your account and your computers.
              </Trans>
            </p>
            <div>
              <Button
                ref={opener}
                variant="secondary"
                size="small"
                onClick={() => setEditing(true)}
              >
                <Trans>Transfer this license</Trans>
              </Button>
            </div>
          </div>
        )}
      </PanelPart>
      <TransferHistory history={licence.history} />
    </Panel>
  );
}

interface OpenTransferProps {
  serial: string;
  transfer: NonNullable<Licence["transfer"]>;
  onWithdrawn: () => void;
}

function OpenTransfer({ serial, transfer, onWithdrawn }: OpenTransferProps) {
  const { to_email: email, giver_confirmed: given, taker_confirmed: taken } = transfer;
  const { run, busy, failure } = useAction(() => withdrawTransfer(serial), onWithdrawn);
  return (
    <div className="grid gap-4">
      <p className="max-w-[60ch] wrap-anywhere">
        <Trans>
          Going to <strong>{email}</strong> if you both confirm by{" "}
          <ShownDate date={new Date(transfer.expires_at)} />.
        </Trans>
      </p>
      <ul className="grid gap-1 text-14 text-muted">
        <li>
          {given ? (
            <Trans>You’ve confirmed.</Trans>
          ) : (
            <Trans>You haven’t confirmed yet. Click the link in the email we sent you.</Trans>
          )}
        </li>
        <li>
          {taken ? (
            <Trans>The new owner has confirmed.</Trans>
          ) : (
            <Trans>The new owner hasn’t confirmed yet.</Trans>
          )}
        </li>
      </ul>
      <ConfirmButton
        question={<Trans>Keep the license? The links in both emails will stop working.</Trans>}
        texts={{ confirm: <Trans>Yes, keep it</Trans>, cancel: <Trans>Continue transfer</Trans> }}
        busy={busy}
        onConfirm={run}
      >
        <Trans>Cancel transfer</Trans>
      </ConfirmButton>
      <FailureNotice outcome={failure} />
    </div>
  );
}
