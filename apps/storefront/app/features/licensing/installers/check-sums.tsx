import { systemNames } from "@autotune/contract/systems";
import type { InstallerView } from "@autotune/contract";
import { CopyField } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";

/** Checksums to compare downloaded files with. */
export function CheckSums({ installers }: { installers: readonly InstallerView[] }) {
  const { t } = useLingui();
  return (
    <details>
      <summary className="inline-flex min-h-8 cursor-pointer items-center text-14 text-muted hover:text-text">
        <Trans>Checksums</Trans>
      </summary>
      <div className="mt-2 grid gap-3">
        {installers.map(({ system, sha256 }) => (
          <CopyField
            key={system}
            label={t`SHA-256 for ${systemNames[system]}`}
            value={sha256}
            texts={{ copy: t`Copy`, copied: t`Copied` }}
          />
        ))}
      </div>
    </details>
  );
}
