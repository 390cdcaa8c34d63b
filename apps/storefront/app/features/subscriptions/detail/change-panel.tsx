import { formatMoney } from "@autotune/commerce";
import { Badge, Button, Panel, PanelPart, useInPlace } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { PlanOption, Subscription } from "../api/read-subscription.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { PeriodPrice } from "../../catalogue/prices/period-price.tsx";
import { ShortDate } from "../../../platform/formats/short-date.tsx";
import { ChangeQuestion } from "./change-question.tsx";
import type { PlanStepper } from "./use-plan-step.ts";

interface ChangePanelProps {
  subscription: Subscription;
  stepper: PlanStepper;
}

/** The plans to which this one can be changed. */
export function ChangePanel({ subscription, stepper }: ChangePanelProps) {
  const { options } = subscription;
  const [selected, setSelected] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  if (options.length === 0) return null;
  const select = (path: string | null) => {
    stepper.begin();
    setSelected(path);
  };
  return (
    <Panel title={<Trans>Change your plan</Trans>} headingRef={heading}>
      {options.map((option) => (
        <PanelPart key={option.path}>
          <Option
            option={option}
            subscription={subscription}
            stepper={stepper}
            isSelected={selected === option.path}
            onSelect={() => select(option.path)}
            onLeave={() => select(null)}
            onDone={() => {
              setSelected(null);
              heading.current?.focus();
            }}
          />
        </PanelPart>
      ))}
    </Panel>
  );
}

interface OptionProps extends ChangePanelProps {
  option: PlanOption;
  isSelected: boolean;
  onSelect: () => void;
  onLeave: () => void;
  onDone: () => void;
}

function Option(props: OptionProps) {
  const { option, subscription, stepper, isSelected, onSelect, onLeave, onDone } = props;
  const language = useLanguage();
  const { opener } = useInPlace(isSelected);
  const { name, price: amount, interval, kind } = option;
  const { currency } = subscription;
  if (isSelected)
    return (
      <ChangeQuestion
        id={subscription.id}
        option={option}
        stepper={stepper}
        onLeave={onLeave}
        onDone={onDone}
      />
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-16 font-semibold">
          {name}
          {kind === "upgrade" ? (
            <Badge>
              <Trans>more tools</Trans>
            </Badge>
          ) : null}
        </p>
        <p className="mt-1 text-14 text-muted">
          <PeriodPrice price={formatMoney({ amount, currency }, language)} interval={interval} />
          {" · "}
          <Begins option={option} subscription={subscription} />
        </p>
      </div>
      <Button ref={opener} variant="secondary" size="small" onClick={onSelect}>
        {kind === "keep" ? (
          <Trans>Keep this plan</Trans>
        ) : (
          <Trans context="plan">Switch to {name}</Trans>
        )}
      </Button>
    </div>
  );
}

/** When the change would take effect. */
function Begins({ option, subscription }: Pick<OptionProps, "option" | "subscription">) {
  const { nextChargeAt, fs_status: state, next } = subscription;
  const nextName = next?.name;
  if (option.kind === "keep") return <Trans>instead of {nextName}</Trans>;
  if (option.beginsToday || state === "trial" || nextChargeAt === null)
    return <Trans>starts today</Trans>;
  return (
    <Trans>
      starts <ShortDate date={nextChargeAt} />
    </Trans>
  );
}
