import { linkTo } from "@autotune/routes";
import { buttonClass, Panel, PanelPart } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";

/** The inquiry was sent. */
export function InquirySent({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);

  return (
    <Panel title={<Trans>We’ve got your inquiry.</Trans>} headingRef={heading}>
      <PanelPart>
        <p className="text-muted">
          <Trans>
            We’ve emailed a confirmation to <span className="text-text wrap-anywhere">{email}</span>
            . Our quote follows within two business days.
          </Trans>
        </p>
        <Link
          to={linkTo("Products", {}, useLanguage())}
          className={`${buttonClass("secondary")} mt-5`}
        >
          <Trans>See the products</Trans>
        </Link>
      </PanelPart>
    </Panel>
  );
}
