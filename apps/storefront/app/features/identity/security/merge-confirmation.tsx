import { normaliseEmail } from "@autotune/commerce";
import type { MergeLookResponse } from "@autotune/contract";
import { Button, linkClass, Notice } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { confirmMerge, lookAtMerge } from "../api/account-merges.ts";
import { readSession } from "../session/start-user.ts";
import { useUser } from "../session/user-store.ts";
import { ConfirmationPanel } from "../../../platform/link-pages/confirmation-panel.tsx";
import { requestAccountSignIn } from "../session/request-account-sign-in.ts";
import { AccountLink, LinkExpired } from "../../../platform/link-pages/link-states.tsx";
import { LookedUpLink } from "../../../platform/link-pages/looked-up-link.tsx";
import { usePress } from "../../../platform/link-pages/use-press.ts";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";

interface MergeConfirmationProps {
  token: string;
  /** The page on which a plan is cancelled. */
  planPage: string;
}

/** The mailbox of one account confirms that it is merged into another of the same person. */
export function MergeConfirmation(props: MergeConfirmationProps) {
  return (
    <LookedUpLink look={() => lookAtMerge(props.token)}>
      {(merge) => <Question {...props} merge={merge} />}
    </LookedUpLink>
  );
}

interface QuestionProps extends MergeConfirmationProps {
  merge: MergeLookResponse;
}

function Question({ token, planPage, merge }: QuestionProps) {
  const { kept_email: kept, merged_email: merged } = merge;
  const { status, user } = useUser();
  const {
    press,
    busy,
    outcome: result,
  } = usePress(async () => {
    const confirmed = await confirmMerge(token);
    if (confirmed === "merged") readSession();
    return confirmed;
  });
  const isSignedIn = user !== null && normaliseEmail(user.email) === normaliseEmail(kept);

  if (result === "expired") return <LinkExpired takesFocus />;
  if (result === "merged") return <Merged kept={kept} merged={merged} />;
  return (
    <ConfirmationPanel
      title={<Trans>Merge your accounts</Trans>}
      actions={
        isSignedIn ? (
          <Button wide busy={busy} onClick={press}>
            <Trans>Merge accounts</Trans>
          </Button>
        ) : (
          <Button wide busy={status === "unknown"} onClick={() => requestAccountSignIn(kept)}>
            <Trans>Sign in as {kept}</Trans>
          </Button>
        )
      }
    >
      <p>
        <Trans>
          All orders, licenses, downloads and the plan from{" "}
          <strong className="text-text wrap-anywhere">{merged}</strong> move to the account for{" "}
          <strong className="text-text wrap-anywhere">{kept}</strong>.
        </Trans>
      </p>
      <p>
        <Trans>
          You’ll no longer be able to sign in with {merged}. This can’t be undone, but nothing you
          own is lost.
        </Trans>
      </p>
      {isSignedIn ? null : (
        <p>
          <Trans>First, sign in to the account you’re keeping, so we know both are yours.</Trans>
        </p>
      )}
      {result === "planInBoth" ? <PlanInBoth planPage={planPage} /> : null}
      {result === "otherAccount" ? (
        <Notice tone="warning">
          <Trans>Please sign in to the account you’re keeping, then click again.</Trans>
        </Notice>
      ) : null}
      <FailureNotice outcome={result} />
    </ConfirmationPanel>
  );
}

function PlanInBoth({ planPage }: { planPage: string }) {
  return (
    <Notice tone="warning">
      <Trans>
        Both accounts have an active plan. Please{" "}
        <Link to={planPage} className={linkClass}>
          cancel one of them
        </Link>{" "}
        first, then open this link again.
      </Trans>
    </Notice>
  );
}

function Merged({ kept, merged }: { kept: string; merged: string }) {
  return (
    <ConfirmationPanel
      title={<Trans>Your accounts are merged.</Trans>}
      takesFocus
      actions={<AccountLink />}
    >
      <p>
        <Trans>
          Everything from {merged} is now in the account for {kept}. We’re emailing both addresses
          to confirm.
        </Trans>
      </p>
    </ConfirmationPanel>
  );
}
