import { Panel, PanelPart } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useRef } from "react";
import { fetchPasskeys } from "../api/passkeys.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { canCreatePasskeys } from "./create-passkey.ts";
import { PasskeyRow } from "./passkey-row.tsx";
import { PartLoading, PartUnreachable } from "../../../platform/queries/part-states.tsx";
import { useQuery } from "../../../platform/queries/use-query.ts";

/** The person's passkeys. Empty where there are none and the browser can create none. */
export function PasskeysPanel() {
  const { query, refetch } = useQuery(fetchPasskeys);
  const heading = useRef<HTMLHeadingElement>(null);
  const canCreate = canCreatePasskeys();
  const passkeys = query.kind === "there" ? query.value : [];
  if (!canCreate && passkeys.length === 0) return null;

  const handleRemoved = () => {
    refetch();
    // The row that had the focus is removed.
    heading.current?.focus();
  };

  return (
    <Panel title={<Trans>Passkeys</Trans>} headingRef={heading}>
      <PanelPart>
        <p className="max-w-[60ch] text-16 text-muted">
          <Trans>
            A passkey signs you in with your fingerprint, your face or your device’s PIN. There’s
            nothing to remember, and nothing anyone can steal from us or trick you into giving away.
            Your password still works.
          </Trans>
        </p>
        {canCreate ? <AddPasskey onAdded={refetch} /> : null}
      </PanelPart>
      {query.kind === "there" ? (
        passkeys.map((passkey) => (
          <PanelPart key={passkey.id}>
            <PasskeyRow passkey={passkey} onChanged={refetch} onRemoved={handleRemoved} />
          </PanelPart>
        ))
      ) : (
        <PanelPart>
          {query.kind === "loading" ? <PartLoading /> : <PartUnreachable onRetry={refetch} />}
        </PanelPart>
      )}
    </Panel>
  );
}
