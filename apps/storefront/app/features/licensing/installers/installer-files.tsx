import { systemNames } from "@autotune/contract/systems";
import { writeSize } from "@autotune/commerce";
import type { InstallerResponse } from "@autotune/contract";
import { Button, buttonClass, CopyField } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { detectSystem, isPhone } from "./detect-system.ts";
import { sendToComputer } from "./send-to-computer.ts";

interface InstallerFilesProps {
  /** The product. */
  name: string;
  installer: InstallerResponse;
}

/**
 * The files of the newest version, the one for the person's system first. On a phone, where none can be installed, the
 * links are sent on. Rendered in the browser alone.
 */
export function InstallerFiles({ name, installer: { version, files } }: InstallerFilesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const system = detectSystem(navigator.userAgent);
  const sorted = files.toSorted(
    (one, other) => Number(other.system === system) - Number(one.system === system),
  );
  const named = `${name} ${version}`;
  const send = () =>
    void sendToComputer({
      title: t`Download ${name}`,
      files: sorted.map((file) => ({ name: systemNames[file.system], url: file.url })),
    });
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {isPhone(navigator.userAgent) ? (
          <Button size="small" onClick={send}>
            <Trans>Send to my computer</Trans>
          </Button>
        ) : null}
        {sorted.map((file) => (
          <a
            key={file.system}
            href={file.url}
            download
            className={buttonClass(file.system === system ? "primary" : "secondary", "small")}
          >
            <span className="sr-only">
              <Trans>
                Download {named} for {systemNames[file.system]}
              </Trans>
            </span>
            <span aria-hidden="true">
              <Trans>Download for {systemNames[file.system]}</Trans>
            </span>
            <span className="font-normal opacity-75">{writeSize(file.size, language)}</span>
          </a>
        ))}
      </div>
      <details className="text-14 text-muted">
        <summary className="inline-flex min-h-8 cursor-pointer items-center hover:text-text">
          <Trans>Version {version}, checksums</Trans>
        </summary>
        <div className="mt-2 grid gap-3">
          {sorted.map(({ system: of, sha256 }) => (
            <CopyField
              key={of}
              label={t`SHA-256 for ${systemNames[of]}`}
              value={sha256}
              texts={{ copy: t`Copy`, copied: t`Copied` }}
            />
          ))}
        </div>
      </details>
    </div>
  );
}
