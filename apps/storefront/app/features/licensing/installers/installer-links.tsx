import { systemNames } from "@autotune/contract/systems";
import type { InstalledProductView, VersionView } from "@autotune/contract";
import { buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { writeSize } from "@autotune/commerce";
import { DownloadNote } from "./download-note.tsx";
import { useInstallerDownload } from "./use-installer-download.ts";
import { useSystem } from "./use-system.ts";

interface InstallerLinksProps {
  product: InstalledProductView;
  version: VersionView;
  /** Of an older version: no primary button. */
  isQuiet?: boolean;
}

/** A button for each file of a version, the visitor's own system first. */
export function InstallerLinks({ product, version, isQuiet = false }: InstallerLinksProps) {
  const language = useLanguage();
  const { system } = useSystem();
  const { state, requestedHref, get } = useInstallerDownload();
  const of = `${product.name} ${version.version}`;
  const installers = version.installers.toSorted(
    (one, other) => Number(other.system === system) - Number(one.system === system),
  );
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {installers.map((installer) => (
          <a
            key={installer.href}
            href={installer.href}
            download
            aria-busy={state === "pending" && requestedHref === installer.href}
            onClick={(event) => {
              event.preventDefault();
              get(installer.href);
            }}
            className={buttonClass(
              !isQuiet && installer.system === system ? "primary" : "secondary",
              isQuiet ? "small" : "large",
            )}
          >
            <span className="sr-only">
              <Trans>Download {of} for</Trans>
            </span>{" "}
            {systemNames[installer.system]}{" "}
            <span className="font-normal opacity-75">{writeSize(installer.size, language)}</span>
          </a>
        ))}
      </div>
      <DownloadNote state={state} product={product} />
    </div>
  );
}
