import { Panel, PanelPart } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { DeclarationText } from "./declaration-text.tsx";
import type { DeclaredAndReceived } from "./withdrawal-confirm.tsx";

/** The receipt: what came, and when. */
export function WithdrawalReceived({ declaration, receipt }: DeclaredAndReceived) {
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { email } = declaration;
  const timestamp = new Intl.DateTimeFormat(language, {
    dateStyle: "long",
    timeStyle: "long",
  }).format(receipt.receivedAt);
  return (
    <Panel title={<Trans>We’ve received your withdrawal.</Trans>} headingRef={heading}>
      <PanelPart>
        <div className="grid gap-5">
          <DeclarationText declaration={declaration} />
          <dl className="grid gap-1 text-14 text-muted sm:grid-cols-[max-content_1fr] sm:gap-x-6">
            <dt>
              <Trans>Received</Trans>
            </dt>
            <dd className="text-text">
              <time dateTime={receipt.receivedAt.toISOString()}>{timestamp}</time>
            </dd>
            <dt>
              <Trans>Receipt number</Trans>
            </dt>
            <dd className="font-mono text-text wrap-anywhere">{receipt.id}</dd>
          </dl>
          <p className="max-w-[60ch] text-muted">
            <Trans>
              We’ve also sent this receipt to {email}. If we accept your withdrawal, the refund goes
              to your original payment method within 14 days.
            </Trans>
          </p>
        </div>
      </PanelPart>
    </Panel>
  );
}
