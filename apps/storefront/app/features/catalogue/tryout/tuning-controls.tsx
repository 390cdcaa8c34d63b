import { TurningKnob } from "@autotune/ui/audio";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { writePercent } from "../../../platform/i18n/write-percent.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { millisecondsAt } from "../instrument/retune-time.ts";
import { ChoiceChips } from "./choice-chips.tsx";
import { homeSpeed, type TuningSettings } from "./tuning-settings.ts";

interface TuningControlsProps {
  settings: TuningSettings;
  onChange: (settings: Partial<TuningSettings>) => void;
}

/** How hard it is tuned, how much of a held note stays, and a second voice. */
export function TuningControls({ settings, onChange }: TuningControlsProps) {
  const { t } = useLingui();
  const { speed, humanize, harmony } = settings;
  const milliseconds = millisecondsAt(speed);
  const share = writePercent(humanize, useLanguage());
  return (
    <>
      <Knob
        title={<Trans>Retune speed</Trans>}
        value={<Trans>{milliseconds} ms</Trans>}
        ends={<Trans>robot to natural</Trans>}
      >
        <TurningKnob
          name="take-retune-speed"
          value={speed}
          home={homeSpeed}
          label={t`Retune speed`}
          valueText={t`${plural(milliseconds, { one: "# millisecond", other: "# milliseconds" })}`}
          onTurn={(place) => onChange({ speed: place })}
        />
      </Knob>
      <Knob
        title={<Trans>Humanize</Trans>}
        value={share}
        ends={<Trans>long notes stay alive</Trans>}
      >
        <TurningKnob
          name="take-humanize"
          value={humanize}
          home={0}
          label={t`Humanize`}
          valueText={share}
          onTurn={(place) => onChange({ humanize: place })}
        />
      </Knob>
      <ChoiceChips
        legend={t`Harmony voice`}
        name="harmony"
        options={[
          { value: "none", label: t`off` },
          { value: "thirdAbove", label: t`third above` },
          { value: "sixthBelow", label: t`sixth below` },
          { value: "octaveBelow", label: t`octave below` },
        ]}
        chosen={harmony}
        onChoose={(chosen) => onChange({ harmony: chosen })}
      />
    </>
  );
}

interface KnobProps {
  title: ReactNode;
  value: ReactNode;
  ends: ReactNode;
  children: ReactNode;
}

function Knob({ title, value, ends, children }: KnobProps) {
  return (
    <div className="flex items-center gap-4">
      {children}
      <p aria-hidden="true" className="min-w-0">
        <span className="block font-medium">{title}</span>
        <span className="block font-mono text-14 text-muted tabular-nums">{value}</span>
        <span className="block text-12 text-faint">{ends}</span>
      </p>
    </div>
  );
}
