import type { InstalledProductView, VersionView } from "@autotune/contract";
import { Badge } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { WrittenDate } from "../../../platform/formats/written-date.tsx";
import { CheckSums } from "./check-sums.tsx";
import { InstallerLinks } from "./installer-links.tsx";

interface VersionInstallersProps {
  product: InstalledProductView;
  version: VersionView;
  isOlder?: boolean;
}

export function VersionInstallers({ product, version, isOlder = false }: VersionInstallersProps) {
  const number = version.version;
  return (
    <div className="grid gap-4">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-mono text-14 text-muted">
          <span className="text-text">
            <Trans>Version {number}</Trans>
          </span>
          <WrittenDate day={version.releasedOn} />
          {version.isLegacy ? (
            <Badge tone="neutral">
              <Trans>no longer supported</Trans>
            </Badge>
          ) : null}
        </p>
        {version.notes === "" ? null : (
          <p className="mt-1.5 max-w-[62ch] text-16 text-muted">{version.notes}</p>
        )}
      </div>
      <InstallerLinks product={product} version={version} isQuiet={isOlder} />
      <CheckSums installers={version.installers} />
    </div>
  );
}
