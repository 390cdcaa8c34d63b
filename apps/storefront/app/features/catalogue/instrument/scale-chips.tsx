import { useLingui } from "@lingui/react/macro";
import type { ScaleName } from "./tuner-messages.ts";

interface ScaleChipsProps {
  chosen: ScaleName;
  onChoose: (scale: ScaleName) => void;
}

export function ScaleChips({ chosen, onChoose }: ScaleChipsProps) {
  const { t } = useLingui();
  const scales: [name: ScaleName, label: string][] = [
    ["aMinor", t`A minor`],
    ["aPentatonic", t`A pentatonic`],
    ["chromatic", t`chromatic`],
  ];
  return (
    <fieldset>
      <legend className="sr-only">{t`Scale`}</legend>
      <div className="flex flex-wrap gap-2">
        {scales.map(([name, label]) => (
          <label
            key={name}
            className="flex min-h-10 cursor-pointer items-center rounded-10 border border-line px-3.5 font-mono text-14 text-muted transition-colors duration-150 hover:border-line-strong hover:text-text has-checked:border-family has-checked:bg-family/15 has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="instrument-scale"
              value={name}
              checked={name === chosen}
              autoComplete="off"
              onChange={() => onChoose(name)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
