import { RadioGroup } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { systemNames } from "../../installers/system-names.ts";
import { useSystem } from "./use-system.ts";

/** For which system files are looked for. What the browser says is taken until somebody says otherwise. */
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
          <Trans>Choose the system of your studio computer.</Trans>
        ) : (
          <Trans>This computer seems to run {name}.</Trans>
        )}
      </p>
    </div>
  );
}
