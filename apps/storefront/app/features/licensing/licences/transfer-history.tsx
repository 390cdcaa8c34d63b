import { PanelPart } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { Licence } from "../api/licences.ts";
import { ShownDate } from "../../../platform/formats/shown-date.tsx";

/** Ended transfers; empty where there were none. */
export function TransferHistory({ history }: Pick<Licence, "history">) {
  if (history.length === 0) return null;
  return (
    <PanelPart>
      <h3 className="mb-3 text-16 font-semibold">
        <Trans>History</Trans>
      </h3>
      <ul className="grid gap-2 text-14 text-muted">
        {history.map(({ state, from, to, began_at: began, ended_at: ended }) => (
          <li key={began} className="wrap-anywhere">
            <ShownDate date={new Date(ended)} />: <Outcome {...{ state, from, to }} />
          </li>
        ))}
      </ul>
    </PanelPart>
  );
}

function Outcome({ state, from, to }: Pick<Licence["history"][number], "state" | "from" | "to">) {
  switch (state) {
    case "done":
      return (
        <Trans>
          transferred from {from} to {to}
        </Trans>
      );
    case "declined":
      return <Trans>declined by {to}</Trans>;
    case "withdrawn":
      return <Trans>canceled by {from}</Trans>;
    case "expired":
      return <Trans>expired before both confirmed</Trans>;
  }
}
