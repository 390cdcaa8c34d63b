import { Button, Notice, Panel, PanelPart, RadioGroup, SwitchField } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { Choices } from "../api/communications.ts";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";
import type { RequestFailure } from "../../../platform/failures/request-failure.ts";
import { saveChoices, type SaveOutcome } from "./save-choices.ts";

interface ChoiceSwitchesProps {
  /** The email address that the choices belong to. */
  email: string;
  /** Product news and reminders need an account. */
  hasAccount: boolean;
  choices: Choices;
  /** Changes the choices as they are now. Resolves to the saved ones, or to why they were not saved. */
  onChoose: (change: Partial<Choices>, now: Choices) => Promise<Choices | RequestFailure>;
}

const nothing: Choices = { newsletter: "none", marketing: false, reminders: false };

/** Each change is saved at once. */
export function ChoiceSwitches({ email, hasAccount, choices, onChoose }: ChoiceSwitchesProps) {
  const { t } = useLingui();
  /** What is being saved. */
  const [change, setChange] = useState<Partial<Choices>>();
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const chosenMeanwhile = useRef<Partial<Choices>>(undefined);
  const { newsletter, marketing, reminders } = { ...choices, ...change };
  const isNothing = newsletter === "none" && !marketing && !reminders;

  const choose = async (requested: Partial<Choices>) => {
    if (change !== undefined) {
      // It is saved after what is being saved, and shown at once.
      chosenMeanwhile.current = { ...chosenMeanwhile.current, ...requested };
      setChange({ ...change, ...requested });
      return;
    }
    setOutcome(undefined);
    setChange(requested);
    const result = await saveChoices(requested, choices, {
      save: onChoose,
      takeNext: () => {
        const next = chosenMeanwhile.current;
        chosenMeanwhile.current = undefined;
        return next;
      },
    });
    chosenMeanwhile.current = undefined;
    setChange(undefined);
    setOutcome(result);
  };

  return (
    <Panel title={<Trans>What we send you</Trans>}>
      <PanelPart>
        <p className="mb-6 text-14 text-muted wrap-anywhere">
          <Trans>To {email}</Trans>
        </p>
        <div className="grid gap-6" aria-busy={change !== undefined}>
          <RadioGroup
            label={t`The newsletter`}
            value={newsletter}
            onChange={(chosen) => void choose({ newsletter: chosen })}
            options={[
              {
                value: "each",
                title: t`Every issue`,
                detail: t`Whenever there’s something new, at most once a week.`,
              },
              {
                value: "monthly",
                title: t`Once a month`,
                detail: t`The month’s newest posts in one email.`,
              },
              { value: "none", title: t`Not at all` },
            ]}
          />
          {hasAccount ? (
            <>
              <SwitchField
                label={t`News and offers`}
                detail={
                  <Trans>
                    We may email you about sales, new products and upgrades for what you own.
                  </Trans>
                }
                checked={marketing}
                onChange={(checked) => void choose({ marketing: checked })}
              />
              <SwitchField
                label={t`Cart reminders`}
                detail={<Trans>One email if you leave something in your cart.</Trans>}
                checked={reminders}
                onChange={(checked) => void choose({ reminders: checked })}
              />
            </>
          ) : null}
        </div>
        <div className="mt-5 empty:hidden">
          {outcome === undefined ? null : <OutcomeNotice outcome={outcome} />}
        </div>
      </PanelPart>
      <PanelPart>
        <div className="grid justify-items-start gap-4">
          <p className="text-14 text-muted">
            <Trans>We always send receipts, serial numbers and security emails.</Trans>
          </p>
          <Button
            variant="secondary"
            size="small"
            looksDisabled={isNothing}
            onClick={() => void choose(nothing)}
          >
            <Trans>Unsubscribe from all</Trans>
          </Button>
        </div>
      </PanelPart>
    </Panel>
  );
}

function OutcomeNotice({ outcome }: { outcome: SaveOutcome }) {
  switch (outcome) {
    case "saved":
      return (
        <Notice tone="success">
          <Trans>Saved.</Trans>
        </Notice>
      );
    case "confirm":
      return (
        <Notice tone="info">
          <Trans>We’ve sent you an email. Click the link in it to confirm your choice.</Trans>
        </Notice>
      );
    default:
      return <FailureNotice outcome={outcome} />;
  }
}
