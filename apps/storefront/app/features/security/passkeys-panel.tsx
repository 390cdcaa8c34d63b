import { Panel, PanelPart } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useRef } from "react";
import { askPasskeys } from "../../calls/passkeys.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { canCreatePasskeys } from "./create-passkey.ts";
import { PasskeyRow } from "./passkey-row.tsx";
import { PartLoading, PartUnreachable } from "../../asking/part-states.tsx";
import { useAsked } from "../../asking/use-asked.ts";

/** The keys that sign the person in without a password. Nothing where there are none and the browser can make none. */
export function PasskeysPanel() {
  const { asked, askAgain } = useAsked(askPasskeys);
  const heading = useRef<HTMLHeadingElement>(null);
  const canCreate = canCreatePasskeys();
  const passkeys = asked.kind === "there" ? asked.value : [];
  if (!canCreate && passkeys.length === 0) return null;

  const forget = () => {
    askAgain();
    // The row that had the focus goes.
    heading.current?.focus();
  };

  return (
    <Panel title={<Trans>Passkeys</Trans>} headingRef={heading}>
      <PanelPart>
        <p className="max-w-[60ch] text-16 text-muted">
          <Trans>
            A passkey signs you in with your finger, your face or the code of your device. There is
            nothing to remember, and nothing that somebody could steal from us or lure out of you.
            Your password keeps working.
          </Trans>
        </p>
        {canCreate ? <AddPasskey onAdded={askAgain} /> : null}
      </PanelPart>
      {asked.kind === "there" ? (
        passkeys.map((passkey) => (
          <PanelPart key={passkey.id}>
            <PasskeyRow passkey={passkey} onChanged={askAgain} onRemoved={forget} />
          </PanelPart>
        ))
      ) : (
        <PanelPart>
          {asked.kind === "loading" ? <PartLoading /> : <PartUnreachable onRetry={askAgain} />}
        </PanelPart>
      )}
    </Panel>
  );
}
