import type { CookieTableView } from "@autotune/contract";
import { ChangeChoice } from "../features/consent/change-choice.tsx";
import { InventoryTables } from "../features/consent/inventory-tables.tsx";

/**
 * What is stored in a browser and which third parties are contacted, from the inventory, and a way to change consent.
 */
export function CookieTable({ block: { headline, text } }: { block: CookieTableView }) {
  return (
    <section className="wrap section">
      <div className="flex flex-wrap items-end justify-between gap-x-14 gap-y-5">
        <div>
          <h2 className="text-36">{headline}</h2>
          <p className="mt-2 max-w-[68ch] text-16 text-muted">{text}</p>
        </div>
        <ChangeChoice />
      </div>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-6">
        <InventoryTables />
      </div>
    </section>
  );
}
