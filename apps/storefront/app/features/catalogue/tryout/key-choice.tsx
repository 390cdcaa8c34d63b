import type { Key } from "@autotune/voice";
import { useLingui } from "@lingui/react/macro";
import { ChoiceChips } from "./choice-chips.tsx";
import { keyName } from "./key-names.ts";
import type { TuningSettings } from "./tuning-settings.ts";

interface KeyChoiceProps {
  /** As found in the take, the likeliest first. */
  keys: readonly Key[];
  settings: TuningSettings;
  onChange: (key: Key) => void;
}

const candidates = 4;
const idOf = ({ tonic, mode }: Key) => `${tonic} ${mode}`;

/** The key that was found, the next likely ones one press away, and all others in a list. */
export function KeyChoice({ keys, settings, onChange }: KeyChoiceProps) {
  const { t, i18n } = useLingui();
  const all = (["major", "minor"] as const).flatMap((mode) =>
    Array.from({ length: 12 }, (_, tonic) => ({ tonic, mode })),
  );
  const choose = (id: string) => {
    const key = all.find((one) => idOf(one) === id);
    if (key !== undefined) onChange(key);
  };
  return (
    <div className="grid content-start justify-items-start gap-2">
      <ChoiceChips
        legend={t`Key we found`}
        name="found-key"
        options={keys.slice(0, candidates).map((key) => ({
          value: idOf(key),
          label: i18n._(keyName(key.tonic, key.mode)),
        }))}
        chosen={idOf(settings)}
        onChoose={choose}
      />
      <select
        aria-label={t`All keys`}
        value={idOf(settings)}
        onChange={({ target }) => choose(target.value)}
        className="h-10 w-full max-w-64 cursor-pointer rounded-10 border border-line bg-surface-1 px-3 font-mono text-14"
      >
        {all.map((key) => (
          <option key={idOf(key)} value={idOf(key)} className="bg-surface-2 text-text">
            {i18n._(keyName(key.tonic, key.mode))}
          </option>
        ))}
      </select>
    </div>
  );
}
