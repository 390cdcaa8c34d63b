import { systemNames } from "@autotune/contract/systems";
import { RadioGroup } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSystem } from "./use-system.ts";

/** The system that files are shown for. Detected from the browser until the visitor chooses. */
export function SystemChooser() {
  const { t } = useLingui();
  const { system, detected, choose } = useSystem();
  const name = detected === undefined ? "" : systemNames[detected];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <RadioGroup
        label={t`System`}
        look="segments"
        value={system}
        onChange={choose}
        options={[
          { value: "mac", title: systemNames.mac },
          { value: "windows", title: systemNames.windows },
          { value: "both", title: t`Both` },
        ]}
      />
      <p className="text-14 text-faint">
        {detected === undefined ? (
          <Trans>Choose your studio computer’s system.</Trans>
        ) : (
          <Trans>Looks like you’re on {name}.</Trans>
        )}
      </p>
    </div>
  );
}
