import { TurningKnob } from "@autotune/ui/audio";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";

interface RetuneKnobProps {
  place: number;
  home: number;
  milliseconds: number;
  onTurn: (place: number) => void;
  onGesture: () => void;
}

export function RetuneKnob({ place, home, milliseconds, onTurn, onGesture }: RetuneKnobProps) {
  const { t } = useLingui();
  return (
    <div className="flex items-center gap-3 sm:gap-4">
      <TurningKnob
        name="retune-speed"
        value={place}
        home={home}
        label={t`Retune speed`}
        valueText={t`${plural(milliseconds, { one: "# millisecond", other: "# milliseconds" })}`}
        onTurn={onTurn}
        onGesture={onGesture}
      />
      <p aria-hidden="true" className="sm:min-w-28">
        <span className="block font-medium">
          <Trans>Retune speed</Trans>
        </span>
        <span className="font-mono text-14 text-muted tabular-nums">
          <Trans>{milliseconds} ms</Trans>
        </span>
      </p>
    </div>
  );
}
