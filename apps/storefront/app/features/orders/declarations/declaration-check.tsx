import { Button, Notice, Panel, PanelPart } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";
import type { Declared, DeclarationReceipt } from "./declare.ts";

interface DeclarationCheckProps {
  title: ReactNode;
  /** The declaration in full. */
  children: ReactNode;
  consequence?: ReactNode;
  button: ReactNode;
  send: () => Promise<Declared>;
  onReceived: (receipt: DeclarationReceipt) => void;
  onBack: () => void;
}

/** The second step: the declaration in full, and one button that sends it. */
export function DeclarationCheck(props: DeclarationCheckProps) {
  const { title, children, consequence, button, send, onReceived, onBack } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Declared>();
  useEffect(() => heading.current?.focus(), []);

  const press = async () => {
    if (busy) return;
    setBusy(true);
    setOutcome(undefined);
    const result = await send();
    setBusy(false);
    setOutcome(result);
    if (result.kind === "received") onReceived(result.receipt);
  };

  return (
    <Panel title={title} headingRef={heading}>
      <PanelPart>
        <div className="grid gap-5">
          {children}
          {consequence === undefined ? null : <Notice tone="info">{consequence}</Notice>}
          {outcome?.kind === "rejected" ? (
            <Notice tone="danger">
              <Trans>Something in the form isn’t right. Please go back and check it.</Trans>
            </Notice>
          ) : null}
          <FailureNotice outcome={outcome} />
          <div className="flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => void press()}>
              {button}
            </Button>
            <Button
              variant="secondary"
              looksDisabled={busy}
              onClick={() => (busy ? undefined : onBack())}
            >
              <Trans>Back</Trans>
            </Button>
          </div>
        </div>
      </PanelPart>
    </Panel>
  );
}
