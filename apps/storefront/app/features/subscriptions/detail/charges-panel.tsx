import { Button, Panel, PanelPart } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import type { Subscription } from "../api/read-subscription.ts";
import { Charge } from "./charge.tsx";

const shownAtFirst = 6;

/** What was paid for the plan, the newest first, each with its receipt. */
export function ChargesPanel({ subscription }: { subscription: Subscription }) {
  const [all, setAll] = useState(false);
  const firstOfRest = useRef<HTMLLIElement>(null);
  const { charges } = subscription;
  const shown = all ? charges : charges.slice(0, shownAtFirst);
  const count = charges.length;
  useEffect(() => {
    // The pressed button is gone.
    if (all) firstOfRest.current?.focus({ preventScroll: true });
  }, [all]);
  return (
    <Panel title={<Trans>Charges</Trans>}>
      {count === 0 ? (
        <PanelPart>
          <p className="text-16 text-muted">
            <Trans>No charges yet.</Trans>
          </p>
        </PanelPart>
      ) : (
        <ol>
          {shown.map((charge, index) => (
            <li
              key={charge.id ?? "first"}
              ref={index === shownAtFirst ? firstOfRest : undefined}
              tabIndex={index === shownAtFirst ? -1 : undefined}
              className="-outline-offset-2"
            >
              <Charge subscription={subscription} charge={charge} />
            </li>
          ))}
        </ol>
      )}
      {count === shown.length ? null : (
        <PanelPart>
          <Button variant="quiet" size="small" onClick={() => setAll(true)}>
            <Trans>Show all {count} charges</Trans>
          </Button>
        </PanelPart>
      )}
    </Panel>
  );
}
