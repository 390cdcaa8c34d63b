import { formatMoney } from "@autotune/commerce";
import { RadioGroup } from "@autotune/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Subscription } from "../api/read-subscription.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { PeriodPrice } from "../../catalogue/prices/period-price.tsx";
import { ShownDate } from "../../../platform/formats/shown-date.tsx";
import { showDiscount } from "../plan/show-discount.ts";
import { PlanQuestion } from "./plan-question.tsx";
import type { PlanStepper } from "./use-plan-step.ts";

interface PauseQuestionProps {
  subscription: Subscription;
  stepper: PlanStepper;
  onLeave: () => void;
  onDone: () => void;
}

/** How long a plan is paused, what that means, and when it resumes by itself. */
export function PauseQuestion(props: PauseQuestionProps) {
  const { subscription, stepper, onLeave, onDone } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const { name, currency, price: amount, interval, entitledUntil, pauses } = subscription;
  const [chosen, setChosen] = useState(String(pauses[0]?.periods ?? 1));
  const price = formatMoney({ amount, currency }, language);
  const discount = showDiscount(subscription.discount, currency, language);
  const pause = async () => {
    const taken = await stepper.take({ step: "pause", periods: Number(chosen) });
    if (taken === "settled") onDone();
  };
  return (
    <PlanQuestion
      title={<Trans>Pause {name}?</Trans>}
      texts={{ leave: <Trans>Keep my plan</Trans>, confirm: <Trans>Pause plan</Trans> }}
      onConfirm={() => void pause()}
      onLeave={onLeave}
      busy={stepper.busy === "pause"}
      rejection={stepper.rejection}
    >
      <p className="text-16 text-muted">
        <Trans>
          Until <ShownDate date={entitledUntil} />, you have the full plan. Then it pauses: no
          charges, and no access to its tools until it resumes.
        </Trans>
      </p>
      <RadioGroup
        label={t`For how long?`}
        value={chosen}
        onChange={setChosen}
        options={pauses.map(({ periods, until }) => ({
          value: String(periods),
          title: <PauseLength periods={periods} interval={interval} />,
          detail: (
            <Trans>
              Resumes automatically on <ShownDate date={until} />:{" "}
              <PeriodPrice {...{ price, interval, discount }} />
            </Trans>
          ),
        }))}
      />
      <p className="text-14 text-muted">
        <Trans>You can resume it here any time.</Trans>
      </p>
    </PlanQuestion>
  );
}

interface PauseLengthProps {
  periods: number;
  interval: Subscription["interval"];
}

function PauseLength({ periods, interval: { count, unit } }: PauseLengthProps) {
  const length = periods * count;
  return unit === "m" ? (
    <Plural value={length} one="# month" other="# months" />
  ) : (
    <Plural value={length} one="# year" other="# years" />
  );
}
