import { linkTo } from "@autotune/routes";
import { buttonClass, Panel, PanelPart } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { useQuery } from "../../platform/queries/use-query.ts";
import { fetchEmailChange } from "../../features/identity/api/email-change.ts";
import { useLanguage } from "../../platform/i18n/language.ts";
import { refreshOwned, useOwned } from "../../features/licensing/owned-products/owned.ts";
import { useSummary } from "../../features/subscriptions/summary/summary.ts";
import { planLink } from "../../features/subscriptions/plan/plan-link.ts";
import { findNextSteps, type NextStep } from "./find-next-steps.ts";

/** More would push down the content below. */
const most = 4;

/** What is open in the account. Empty where nothing is, or until it is known. */
export function NextSteps() {
  const { plans } = useSummary();
  const { owned } = useOwned();
  const { query } = useQuery(fetchEmailChange);
  // A licence's own page, or a computer, may have changed it since the last fetch.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void refreshOwned();
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  const change = query.kind === "there" ? query.value : null;
  const [now] = useState(() => new Date());
  const steps = findNextSteps({ plans, owned, change, now });
  if (steps.length === 0) return null;
  return (
    <Panel title={<Trans>Next steps</Trans>}>
      <ul>
        {steps.slice(0, most).map((step) => (
          <li key={keyOf(step)}>
            <Step step={step} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function keyOf(step: NextStep): string {
  switch (step.kind) {
    case "overdue":
      return `plan ${step.plan.id}`;
    case "address":
      return "address";
    case "transfer":
      return `licence ${step.licence.serial}`;
    case "install":
      return `licence ${step.licences[0].serial}`;
  }
}

function Step({ step }: { step: NextStep }) {
  const language = useLanguage();
  const button = buttonClass("secondary", "small");
  switch (step.kind) {
    case "overdue": {
      const { name } = step.plan;
      return (
        <Row
          title={<Trans>A payment is overdue</Trans>}
          action={
            <Link to={planLink(step.plan, language)} className={button}>
              <Trans>See plan</Trans>
            </Link>
          }
        >
          <Trans>The last charge for {name} failed. Please check your payment method.</Trans>
        </Row>
      );
    }
    case "transfer": {
      const { name, serial } = step.licence;
      return (
        <Row
          title={<Trans>A transfer is waiting for confirmation</Trans>}
          action={
            <Link to={`?licence=${encodeURIComponent(serial)}`} className={button}>
              <Trans>See license</Trans>
            </Link>
          }
        >
          <Trans>
            {name} goes to its new owner once you’ve both clicked the link in your email.
          </Trans>
        </Row>
      );
    }
    case "address": {
      const { newEmail } = step;
      return (
        <Row
          title={<Trans>Your new email address needs confirming</Trans>}
          action={
            <Link to={`${linkTo("Profile", {}, language)}#security`} className={button}>
              <Trans>See details</Trans>
            </Link>
          }
        >
          <Trans>
            {newEmail} becomes your address once you’ve clicked the link in both emails.
          </Trans>
        </Row>
      );
    }
    case "install": {
      const { licences } = step;
      const [{ name }] = licences;
      const count = licences.length;
      return (
        <Row
          title={<Trans>Install {name}</Trans>}
          action={
            <a href="#downloads" className={button}>
              <Trans>See downloads</Trans>
            </a>
          }
        >
          {count === 1 ? (
            <Trans>
              It isn’t active on any computer yet. When the plug-in asks, enter its serial number
              and authentication code.
            </Trans>
          ) : (
            <Trans>
              Your {count} licenses aren’t active on any computer yet. When the plug-in asks, enter
              a serial number and its authentication code.
            </Trans>
          )}
        </Row>
      );
    }
  }
}

interface RowProps {
  title: ReactNode;
  children: ReactNode;
  action: ReactNode;
}

function Row({ title, children, action }: RowProps) {
  return (
    <PanelPart>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 basis-96 grow">
          <h3 className="text-16 font-medium">{title}</h3>
          <p className="mt-0.5 max-w-[60ch] text-14 wrap-anywhere text-muted">{children}</p>
        </div>
        {action}
      </div>
    </PanelPart>
  );
}
