import { Panel, PanelPart } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, type ReactNode } from "react";
import { useLanguage } from "../../../platform/i18n/language.ts";
import type { DeclarationReceipt } from "./declare.ts";

interface DeclarationReceivedProps {
  title: ReactNode;
  /** The declaration in full. */
  children: ReactNode;
  receipt: DeclarationReceipt;
  next: ReactNode;
}

/** The receipt: what came, and when, and what happens next. */
export function DeclarationReceived({ title, children, receipt, next }: DeclarationReceivedProps) {
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const timestamp = new Intl.DateTimeFormat(language, {
    dateStyle: "long",
    timeStyle: "long",
  }).format(receipt.receivedAt);
  return (
    <Panel title={title} headingRef={heading}>
      <PanelPart>
        <div className="grid gap-5">
          {children}
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
          <p className="max-w-[60ch] text-muted">{next}</p>
        </div>
      </PanelPart>
    </Panel>
  );
}
