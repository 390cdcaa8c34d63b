import type { LegacyVersionView } from "@autotune/contract";
import { Button, EmptyState, TextField } from "@autotune/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { WrittenDate } from "../../../platform/formats/written-date.tsx";
import { CheckSums } from "./check-sums.tsx";
import { filterVersions } from "./filter-versions.ts";
import { InstallerLinks } from "./installer-links.tsx";
import { SystemChooser } from "./system-chooser.tsx";
import { useSystem } from "./use-system.ts";

/** Every discontinued version, with a filter by name and system. */
export function LegacyTable({ versions }: { versions: readonly LegacyVersionView[] }) {
  const { t } = useLingui();
  const [query, setQuery] = useState("");
  const { system, choose } = useSystem();
  const filters = useRef<HTMLDivElement>(null);
  const found = filterVersions(versions, { query, system });
  const showAll = () => {
    setQuery("");
    choose("both");
    // The pressed button is removed.
    filters.current?.querySelector("input")?.focus();
  };
  return (
    <div className="wrap mt-10 grid gap-5">
      <div
        ref={filters}
        className="grid items-end gap-x-6 gap-y-3 md:grid-cols-[minmax(0,22rem)_1fr]"
      >
        <TextField
          label={t`Product or version`}
          name="query"
          type="search"
          autoComplete="off"
          value={query}
          onChange={setQuery}
        />
        <SystemChooser />
      </div>
      <p role="status" className="text-14 text-faint">
        <Plural value={found.length} one="# version" other="# versions" />
      </p>
      {found.length === 0 ? (
        <div className="rounded-24 border border-line bg-surface-1">
          <EmptyState
            title={<Trans>No matching versions</Trans>}
            text={<Trans>Try a shorter search or include the other system.</Trans>}
          >
            <Button variant="secondary" onClick={showAll}>
              <Trans>Show all versions</Trans>
            </Button>
          </EmptyState>
        </div>
      ) : (
        <VersionTable versions={found} />
      )}
    </div>
  );
}

const cell = "px-5 align-top md:border-t md:border-line md:py-4";

/** On a phone each row is a card. The roles are explicit, because a row with another display loses its own. */
function VersionTable({ versions }: { versions: readonly LegacyVersionView[] }) {
  return (
    <div className="md:overflow-hidden md:rounded-16 md:border md:border-line md:bg-surface-1">
      <table role="table" className="w-full text-left max-md:block">
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row" className="font-mono text-12 text-faint">
            <th role="columnheader" scope="col" className="px-5 py-3 font-medium">
              <Trans>Product</Trans>
            </th>
            <th role="columnheader" scope="col" className="px-5 py-3 font-medium">
              <Trans>Released</Trans>
            </th>
            <th role="columnheader" scope="col" className="px-5 py-3 font-medium">
              <Trans>Files</Trans>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:grid max-md:gap-4">
          {versions.map((version) => (
            <tr
              key={`${version.product.path} ${version.version}`}
              role="row"
              className="max-md:grid max-md:gap-3 max-md:rounded-16 max-md:border max-md:border-line max-md:bg-surface-1 max-md:py-5"
            >
              <th role="rowheader" scope="row" className={`${cell} font-normal md:w-2/5`}>
                <span className="block font-medium">
                  {version.product.name} <span className="font-mono">{version.version}</span>
                </span>
                <span className="mt-1 block text-14 text-muted">{version.notes}</span>
              </th>
              <td role="cell" className={`${cell} text-14 text-muted md:whitespace-nowrap`}>
                <WrittenDate day={version.releasedOn} />
              </td>
              <td role="cell" className={`${cell} md:w-2/5`}>
                <InstallerLinks product={version.product} version={version} isQuiet />
                <CheckSums installers={version.installers} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
