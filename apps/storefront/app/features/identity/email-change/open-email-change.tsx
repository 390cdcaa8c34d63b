import { Badge, Button } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { withdrawEmailChange, type OpenEmailChange } from "../api/email-change.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { useAction } from "../../../platform/queries/use-action.ts";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";

interface OpenChangeProps {
  change: OpenEmailChange;
  oldEmail: string;
  onWithdrawn: () => void;
}

/** A pending change of the email: which mailbox has confirmed, which one has yet to. */
export function OpenChange({ change, oldEmail, onWithdrawn }: OpenChangeProps) {
  const { newEmail, isOldConfirmed, isNewConfirmed, expiresAt } = change;
  const { run, busy, failure } = useAction(withdrawEmailChange, onWithdrawn);
  const until = new Intl.DateTimeFormat(useLanguage(), {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(new Date(expiresAt));
  return (
    <div className="grid gap-4">
      <p role="status" className="max-w-[60ch] text-16">
        <Trans>
          Your address changes to <strong className="wrap-anywhere">{newEmail}</strong> once you’ve
          clicked the link in both emails. Please check both inboxes.
        </Trans>
      </p>
      <ul className="grid gap-3">
        <Mailbox email={oldEmail} hasAgreed={isOldConfirmed} />
        <Mailbox email={newEmail} hasAgreed={isNewConfirmed} />
      </ul>
      <p className="text-14 text-muted">
        <Trans>The links expire on {until}.</Trans>
      </p>
      {isNewConfirmed ? null : (
        <p className="max-w-[60ch] text-14 text-muted">
          <Trans>
            No email at the new address? If you’ve bought from us with it, merge that account
            instead.
          </Trans>
        </p>
      )}
      <FailureNotice outcome={failure} />
      <div>
        <Button variant="secondary" size="small" busy={busy} onClick={run}>
          <Trans>Cancel this change</Trans>
        </Button>
      </div>
    </div>
  );
}

function Mailbox({ email, hasAgreed }: { email: string; hasAgreed: boolean }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-10 border border-line bg-background/60 px-4 py-2.5">
      <span className="min-w-0 text-16 wrap-anywhere">{email}</span>
      {hasAgreed ? (
        <Badge>
          <Trans>confirmed</Trans>
        </Badge>
      ) : (
        <Badge tone="warning">
          <Trans>pending</Trans>
        </Badge>
      )}
    </li>
  );
}
