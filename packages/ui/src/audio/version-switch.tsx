import type { Version } from "./pair-sound.ts";

interface VersionSwitchProps {
  /** Of the radio buttons; no other group of the page has it. */
  name: string;
  heard: Version;
  words: Readonly<Record<Version | "versions", string>>;
  onHear: (version: Version) => void;
}

/** Before or after. */
export function VersionSwitch({ name, heard, words, onHear }: VersionSwitchProps) {
  return (
    <fieldset className="flex rounded-full border border-line bg-background p-1">
      <legend className="sr-only">{words.versions}</legend>
      {(["before", "after"] as const).map((version) => (
        <label
          key={version}
          className="flex min-h-10 cursor-pointer items-center rounded-full px-4 text-14 font-medium text-muted transition-colors duration-150 hover:text-text has-checked:bg-text has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 sm:px-5"
        >
          <input
            type="radio"
            name={name}
            value={version}
            checked={version === heard}
            autoComplete="off"
            onChange={() => onHear(version)}
            className="sr-only"
          />
          {words[version]}
        </label>
      ))}
    </fieldset>
  );
}
