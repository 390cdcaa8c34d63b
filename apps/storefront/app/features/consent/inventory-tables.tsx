import { inventory, type StorageBasis } from "@autotune/contract/inventory";
import { Table } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Fragment, type ReactNode } from "react";
import { kindWords, lifetimeWords, partyWords, purposeWords } from "./inventory-words.ts";

/** The whole inventory in the visitor's language: what is always stored, and what needs consent. */
export function InventoryTables() {
  return (
    <>
      <InventoryTable basis="necessary" caption={<Trans>Necessary, always on</Trans>} />
      <InventoryTable basis="consent" caption={<Trans>Only with your consent</Trans>} />
    </>
  );
}

interface InventoryTableProps {
  basis: StorageBasis;
  caption: ReactNode;
}

function InventoryTable({ basis, caption }: InventoryTableProps) {
  const { t, i18n } = useLingui();
  const entries = inventory.filter((entry) => entry.basis === basis);
  return (
    <Table
      caption={caption}
      columns={[
        { key: "name", title: t`Name` },
        { key: "purpose", title: t`Purpose` },
      ]}
      rows={entries.map((entry) => ({
        key: `${entry.kind} ${entry.id}`,
        cells: [
          <Fragment key="name">
            {entry.kind === "party" ? (
              i18n._(partyWords(entry))
            ) : (
              <code className="font-mono text-12 wrap-anywhere">{entry.id}</code>
            )}
            <span className="mt-1 block text-12 font-normal text-faint">
              {i18n._(kindWords[entry.kind])}
              {entry.kind === "party" ? null : ` · ${i18n._(partyWords(entry))}`}
            </span>
          </Fragment>,
          <Fragment key="purpose">
            {i18n._(purposeWords[entry.purpose])}
            {entry.kind === "party" ? null : (
              <span className="mt-1 block text-12 text-faint">
                {t`Kept`} · {i18n._(lifetimeWords(entry.lifetime))}
              </span>
            )}
          </Fragment>,
        ],
      }))}
    />
  );
}
