import { Button, Notice, Panel, PanelPart } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import {
  declareWithdrawal,
  type DeclaredWithdrawal,
  type WithdrawalReceipt,
} from "./declare-withdrawal.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { DeclarationText } from "./declaration-text.tsx";
import type { Declaration } from "./withdrawal-form.tsx";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";

/** A receipt with its declaration. */
export interface DeclaredAndReceived {
  readonly declaration: Declaration;
  readonly receipt: WithdrawalReceipt;
}

interface WithdrawalConfirmProps {
  declaration: Declaration;
  onReceived: (received: DeclaredAndReceived) => void;
  onBack: () => void;
}

/** The second step: the declaration in full, and one button that sends it. */
export function WithdrawalConfirm({ declaration, onReceived, onBack }: WithdrawalConfirmProps) {
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<DeclaredWithdrawal>();
  useEffect(() => heading.current?.focus(), []);

  const send = async () => {
    if (busy) return;
    setBusy(true);
    setOutcome(undefined);
    const result = await declareWithdrawal({ ...declaration, language });
    setBusy(false);
    setOutcome(result);
    if (result.kind === "received") onReceived({ declaration, receipt: result.receipt });
  };

  return (
    <Panel title={<Trans>Check your withdrawal</Trans>} headingRef={heading}>
      <PanelPart>
        <div className="grid gap-5">
          <DeclarationText declaration={declaration} />
          <Notice tone="info">
            <Trans>
              If a product is returned, upgrades bought with it, gifts that came with it and offers
              for its owners end too.
            </Trans>
          </Notice>
          {outcome?.kind === "rejected" ? (
            <Notice tone="danger">
              <Trans>Something in the form isn’t right. Please go back and check it.</Trans>
            </Notice>
          ) : null}
          <FailureNotice outcome={outcome} />
          <div className="flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => void send()}>
              <Trans>Confirm withdrawal</Trans>
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
