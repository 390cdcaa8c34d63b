import type { StaffComputer } from "@autotune/contract";
import { actPath } from "../api/act-endpoint.ts";
import { ActionForm } from "./action-form.tsx";
import type { ActionPlace } from "./action-place.ts";
import { Timestamp } from "./timestamp.tsx";

interface ComputersProps extends ActionPlace {
  readonly computers: readonly StaffComputer[];
}

const systemNames: Readonly<Record<string, string>> = { mac: "macOS", windows: "Windows" };

/** Where a license or a plan is in use. */
export function Computers({ computers, customer, order }: ComputersProps) {
  if (computers.length === 0) return null;
  return (
    <ul className="support-computers">
      {computers.map(({ id, name, system, appVersion, lastSeenAt }) => (
        <li aria-label={`Computer ${name}`} key={id}>
          {name}, {systemNames[system] ?? system} · version {appVersion} · last seen{" "}
          <Timestamp at={lastSeenAt} />
          <ActionForm
            action="end-computer"
            button="Deactivate computer"
            customer={customer}
            endpoint={actPath}
            order={order}
            subject={id}
            title="Deactivate"
          >
            <p>
              The software stops working on this computer the next time it goes online, and its
              place is free for another one.
            </p>
          </ActionForm>
        </li>
      ))}
    </ul>
  );
}
