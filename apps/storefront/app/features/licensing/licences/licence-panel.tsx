import { Badge, CopyField, linkClass, Panel, PanelPart } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { InstallerFiles } from "../installers/installer-files.tsx";
import type { Licence } from "../api/licences.ts";
import { ProductImage } from "../../catalogue/product-image.tsx";
import { ShownDate } from "../../../platform/formats/shown-date.tsx";

/** The serial number for the plug-in, and where the licence came from or went. */
export function LicencePanel({ licence }: { licence: Licence }) {
  const { t } = useLingui();
  const { name } = licence;
  const texts = { copy: t`Copy`, copied: t`Copied` };
  return (
    <Panel title={licence.name} aside={<StateBadge state={licence.state} />}>
      <PanelPart>
        <div className="@container grid gap-6 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <ProductImage pid={licence.pid} sizes="(min-width: 48rem) 12rem, 86vw" />
          <div className="grid content-start gap-4">
            <CopyField label={t`Serial number`} value={licence.serial} texts={texts} />
            <CopyField
              label={t`Authentication code`}
              value={licence.authentication_string}
              texts={texts}
            />
            {licence.state === "active" ? (
              <p className="text-14 text-muted">
                <Trans>Enter both in {name} when you open it for the first time.</Trans>
              </p>
            ) : null}
            {licence.installer === null ? null : (
              <InstallerFiles name={licence.name} installer={licence.installer} />
            )}
            <p className="text-14 text-muted">
              <Trans>
                Yours since <ShownDate date={new Date(licence.granted_at)} />
              </Trans>
            </p>
            <Relations licence={licence} />
          </div>
        </div>
      </PanelPart>
    </Panel>
  );
}

function StateBadge({ state }: Pick<Licence, "state">) {
  switch (state) {
    case "active":
      return (
        <Badge tone="success">
          <Trans>valid</Trans>
        </Badge>
      );
    case "upgraded":
      return (
        <Badge tone="warning">
          <Trans>upgraded</Trans>
        </Badge>
      );
    case "revoked":
      return (
        <Badge tone="danger">
          <Trans>refunded</Trans>
        </Badge>
      );
  }
}

function Relations({ licence: { upgraded_from: from, upgraded_to: to } }: { licence: Licence }) {
  if (from === null && to === null) return null;
  return (
    <ul className="grid gap-1 text-14 text-muted">
      {from === null ? null : (
        <li>
          <Trans>
            Replaces <Related {...from} />.
          </Trans>
        </li>
      )}
      {to === null ? null : (
        <li>
          <Trans>
            Upgraded to <Related {...to} />.
          </Trans>
        </li>
      )}
    </ul>
  );
}

function Related({ name, serial }: { name: string; serial: string | null }) {
  if (serial === null) return name;
  return (
    <Link to={`?licence=${encodeURIComponent(serial)}`} className={linkClass}>
      {name}
    </Link>
  );
}
