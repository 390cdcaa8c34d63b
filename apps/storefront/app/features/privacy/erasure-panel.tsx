import { erasureDays } from "@autotune/commerce";
import { Button, linkClass, Notice, Panel, PanelPart, useInPlace } from "@autotune/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { PartLoading, PartUnreachable } from "../../platform/queries/part-states.tsx";
import { CancelButton } from "../../platform/queries/cancel-button.tsx";
import { focusField } from "../../platform/forms/focus-field.ts";
import { InPlaceForm } from "../../platform/forms/in-place-form.tsx";
import { useQuery } from "../../platform/queries/use-query.ts";
import { fetchErasure, startErasure, type StartedErasure } from "./erasure.ts";
import { notify } from "../../platform/notifications/notifications.ts";
import { CurrentPasswordField } from "../identity/password/current-password-field.tsx";
import { useUser } from "../identity/session/user-store.ts";
import { usePlanPage } from "../subscriptions/summary/use-plan-page.ts";
import { WaitingErasure } from "./waiting-erasure.tsx";
import { FailureNotice } from "../../platform/failures/failure-notice.tsx";

/** Deletes the account, after days in which it can be cancelled. */
export function ErasurePanel() {
  const { t } = useLingui();
  const { query, refetch } = useQuery(fetchErasure);
  const heading = useRef<HTMLHeadingElement>(null);
  const [editing, setEditing] = useState(false);
  const { opener, place } = useInPlace<HTMLDivElement>(editing);
  const follow = () => {
    setEditing(false);
    refetch();
    heading.current?.focus();
  };
  return (
    <Panel title={<Trans>Delete your account</Trans>} headingRef={heading}>
      <PanelPart>
        {query.kind === "loading" ? (
          <PartLoading />
        ) : query.kind === "failed" ? (
          <PartUnreachable onRetry={refetch} />
        ) : query.value !== null ? (
          <WaitingErasure
            dueAt={query.value}
            onCancelled={() => {
              follow();
              notify({ kind: "success", text: t`Your account won’t be deleted.` });
            }}
          />
        ) : (
          <div className="grid gap-5">
            <WhatHappens />
            {editing ? (
              <div ref={place}>
                <ErasureForm onScheduled={follow} onCancel={() => setEditing(false)} />
              </div>
            ) : (
              <div>
                <Button
                  ref={opener}
                  variant="secondary"
                  size="small"
                  onClick={() => setEditing(true)}
                >
                  <Trans>Delete account</Trans>
                </Button>
              </div>
            )}
          </div>
        )}
      </PanelPart>
    </Panel>
  );
}

function WhatHappens() {
  return (
    <div className="grid max-w-[60ch] gap-3 text-muted">
      <p>
        <Trans>
          After <Plural value={erasureDays} one="# day" other="# days" />, we remove your name,
          address, sign-in, devices, cart and newsletter subscription. You can change your mind
          until then.
        </Trans>
      </p>
      <p>
        <Trans>
          By law, we have to keep orders and invoices, but without your name. Your licenses end with
          the account, so transfer them first if you want someone else to have them. If you have a
          plan that still renews, cancel it first.
        </Trans>
      </p>
    </div>
  );
}

/** Its own: the page has other forms with a password. */
const passwordName = "erasurePassword";

interface ErasureFormProps {
  onScheduled: () => void;
  onCancel: () => void;
}

function ErasureForm({ onScheduled, onCancel }: ErasureFormProps) {
  const email = useUser(({ user }) => user?.email ?? "");
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<StartedErasure>();

  const submit = async (form: HTMLFormElement) => {
    setTried(true);
    if (password === "") return focusField(form, passwordName);
    setBusy(true);
    const result = await startErasure(password);
    setBusy(false);
    setOutcome(result);
    if (result === "scheduled") onScheduled();
    else if (result === "wrongPassword") {
      setPassword("");
      focusField(form, passwordName);
    }
  };

  return (
    <InPlaceForm
      busy={busy}
      onSubmit={(form) => void submit(form)}
      onCancel={onCancel}
      className="max-w-120"
    >
      {/* For password managers: the account's email. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <CurrentPasswordField
        name={passwordName}
        value={password}
        onChange={(value) => {
          setPassword(value);
          setOutcome(undefined);
        }}
        tried={tried}
        isWrong={outcome === "wrongPassword"}
      />
      {outcome === "planCharges" ? <PlanCharges /> : null}
      <FailureNotice outcome={outcome} />
      <div className="flex flex-wrap gap-2">
        <CancelButton busy={busy} onCancel={onCancel} />
        <Button type="submit" variant="danger" size="small" busy={busy}>
          <Trans>
            Delete in <Plural value={erasureDays} one="# day" other="# days" />
          </Trans>
        </Button>
      </div>
    </InPlaceForm>
  );
}

function PlanCharges() {
  const page = usePlanPage();
  return (
    <Notice tone="warning">
      <Trans>
        You’d still be charged for your plan.{" "}
        <Link to={page} className={linkClass}>
          Cancel it first
        </Link>
        .
      </Trans>
    </Notice>
  );
}
