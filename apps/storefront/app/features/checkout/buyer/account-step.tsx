import { linkClass, Notice, Panel, PanelPart } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import type { Guest } from "@autotune/contract";
import { hadSession } from "../../identity/session/announce-session.ts";
import { useGuest } from "./guest.ts";
import { GuestForm } from "./guest-form.tsx";

interface AccountStepProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** The guest's email has an account: they sign in with it. */
  accountEmail: string | undefined;
  onGuest: (guest: Guest) => void;
  /** They want to enter another one, as a guest. */
  onOtherEmail: () => void;
  /** The forms to sign in and to create an account; with an email, to sign in with that one. */
  renderAccountForms: (email: string | undefined) => ReactNode;
}

const empty: Guest = { first_name: "", last_name: "", email: "" };

/** Who pays: an account, a new one, or a guest. */
export function AccountStep(props: AccountStepProps) {
  const { headingRef, accountEmail, onGuest, onOtherEmail, renderAccountForms } = props;
  const { draft } = useGuest();
  const [asGuest, setAsGuest] = useState(draft !== null && accountEmail === undefined);
  // It stays while the forms of an account are looked at.
  const [typed, setTyped] = useState(draft ?? empty);
  const before = useRef(asGuest);

  useEffect(() => {
    // The clicked button is gone: the focus goes to what replaced it.
    if (before.current !== asGuest) headingRef.current?.focus();
    before.current = asGuest;
  }, [asGuest, headingRef]);

  if (asGuest)
    return (
      <Panel headingRef={headingRef} title={<Trans>Continue as guest</Trans>}>
        <PanelPart>
          <p className="mb-5 text-16 text-muted">
            <Trans>Tell us who the licenses are for. You can set up your account later.</Trans>
          </p>
          <GuestForm
            guest={typed}
            onChange={(changes) => setTyped((now) => ({ ...now, ...changes }))}
            onGuest={onGuest}
          />
          <button
            type="button"
            onClick={() => setAsGuest(false)}
            className={`${linkClass} mt-3 min-h-10 text-14 text-muted`}
          >
            <Trans>Sign in or create an account instead</Trans>
          </button>
        </PanelPart>
      </Panel>
    );
  const returns = accountEmail !== undefined || hadSession();
  return (
    <Panel
      headingRef={headingRef}
      title={returns ? <Trans>Sign in</Trans> : <Trans>Create your account</Trans>}
    >
      <PanelPart>
        {accountEmail === undefined ? (
          <p className="mb-5 text-16 text-muted">
            <Trans>Your licenses, serial numbers, downloads and receipts, all in one place.</Trans>
          </p>
        ) : (
          <div className="mb-5">
            <Notice tone="info">
              <Trans>
                An account with this email already exists. Please log in to add these licenses to
                it.
              </Trans>
            </Notice>
          </div>
        )}
        {renderAccountForms(accountEmail)}
      </PanelPart>
      <PanelPart>
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-16 text-muted">
          <Trans>Don’t want an account yet?</Trans>
          <button
            type="button"
            onClick={() => {
              onOtherEmail();
              setAsGuest(true);
            }}
            className={`${linkClass} min-h-10 text-text`}
          >
            <Trans>Continue as guest</Trans>
          </button>
        </p>
      </PanelPart>
    </Panel>
  );
}
