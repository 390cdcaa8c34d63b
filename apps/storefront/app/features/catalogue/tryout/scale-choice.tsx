import { isBlackKey, noteName } from "@autotune/ui/audio";
import { useLingui } from "@lingui/react/macro";
import { ChoiceChips } from "./choice-chips.tsx";
import { scaleOf, type TuningSettings } from "./tuning-settings.ts";

interface ScaleChoiceProps {
  settings: TuningSettings;
  onChange: (settings: Partial<TuningSettings>) => void;
}

const pitchClasses = Array.from({ length: 12 }, (_, note) => note);

/** To which notes the voice is moved. */
export function ScaleChoice({ settings, onChange }: ScaleChoiceProps) {
  const { t } = useLingui();
  const { scale, mode } = settings;
  return (
    <div className="grid content-start gap-3">
      <ChoiceChips
        legend={t`Scale`}
        name="tuning-scale"
        options={[
          { value: "major", label: t`major` },
          { value: "minor", label: t`minor` },
          { value: "pentatonic", label: t`pentatonic` },
          { value: "chromatic", label: t`chromatic` },
          { value: "own", label: t`own notes` },
        ]}
        chosen={scale === "sevenNotes" ? mode : scale}
        onChoose={(chosen) => {
          if (chosen === "major" || chosen === "minor") {
            onChange({ mode: chosen, scale: "sevenNotes" });
          } else if (chosen === "own") {
            // One begins with what was heard last.
            onChange({ scale: chosen, ownNotes: scaleOf(settings).notes });
          } else onChange({ scale: chosen });
        }}
      />
      {scale === "own" ? <OwnNotes settings={settings} onChange={onChange} /> : null}
    </div>
  );
}

/** One octave of a keyboard. The last note stays: a voice must have somewhere to go. */
function OwnNotes({ settings: { ownNotes }, onChange }: ScaleChoiceProps) {
  const { t } = useLingui();
  const toggle = (note: number) => {
    const others = ownNotes.filter((one) => one !== note);
    const next = others.length === ownNotes.length ? [...ownNotes, note] : others;
    if (next.length > 0) onChange({ ownNotes: next });
  };
  return (
    <fieldset className="flex min-w-0 gap-0.5 sm:gap-1">
      <legend className="sr-only">{t`own notes`}</legend>
      {pitchClasses.map((note) => (
        <label
          key={note}
          className={`flex min-h-16 min-w-0 flex-1 cursor-pointer items-end justify-center rounded-10 border pb-2 font-mono text-12 transition-colors duration-150 has-checked:border-family has-checked:bg-family has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ${
            isBlackKey(note)
              ? "border-line bg-background text-muted"
              : "border-line bg-text/12 text-text"
          }`}
        >
          <input
            type="checkbox"
            checked={ownNotes.includes(note)}
            onChange={() => toggle(note)}
            className="sr-only"
          />
          {noteName(note).slice(0, -2)}
        </label>
      ))}
    </fieldset>
  );
}
