import { systemNames } from "@autotune/contract/systems";
import { Badge, buttonClass, CopyField } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { DownloadableVersion, Installer } from "../api/fetch-downloads.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ShownDate } from "../../../platform/formats/shown-date.tsx";
import { ownSystemFirst } from "./own-system-first.ts";
import { writeSize } from "@autotune/commerce";

interface VersionDownloadsProps {
  name: string;
  version: DownloadableVersion;
  isNewest: boolean;
}

export function VersionDownloads({ name, version, isNewest }: VersionDownloadsProps) {
  const { t } = useLingui();
  const installers = ownSystemFirst(version.installers, navigator.userAgent);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 max-w-[56ch]">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-16 font-semibold">
            {isNewest ? name : null} {version.version}
            {version.is_legacy ? (
              <Badge tone="neutral">
                <Trans>no longer supported</Trans>
              </Badge>
            ) : null}
          </h3>
          <p className="mt-1 text-14 text-muted">
            <ShownDate date={version.released_at} /> · {version.notes}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {installers.map((installer, index) => (
            <DownloadLink
              key={installer.id}
              installer={installer}
              of={`${name} ${version.version}`}
              variant={isNewest && index === 0 ? "primary" : "secondary"}
            />
          ))}
        </div>
      </div>
      <details>
        <summary className="inline-flex min-h-8 cursor-pointer items-center text-14 text-muted hover:text-text">
          <Trans>Checksums</Trans>
        </summary>
        <div className="mt-2 grid gap-3">
          {installers.map(({ id, system, sha256 }) => (
            <CopyField
              key={id}
              label={t`SHA-256 for ${systemNames[system]}`}
              value={sha256}
              texts={{ copy: t`Copy`, copied: t`Copied` }}
            />
          ))}
        </div>
      </details>
    </div>
  );
}

interface DownloadLinkProps {
  installer: Installer;
  /** Product and version, for screen readers. */
  of: string;
  variant: "primary" | "secondary";
}

function DownloadLink({ installer, of, variant }: DownloadLinkProps) {
  const language = useLanguage();
  const system = systemNames[installer.system];
  const size = writeSize(installer.size, language);
  return (
    <a href={installer.url} download className={buttonClass(variant, "small")}>
      <span className="sr-only">
        <Trans>Download {of} for</Trans>
      </span>{" "}
      {system} <span className="font-normal opacity-75">{size}</span>
    </a>
  );
}
