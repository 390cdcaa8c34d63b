import type { StaffCustomer } from "@autotune/contract";
import { Timestamp } from "./timestamp.tsx";

export function Devices({ devices }: { readonly devices: StaffCustomer["devices"] }) {
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">Signed-in devices</h2>
      {devices.length === 0 && <p className="admin-view-empty">No devices.</p>}
      <ul>
        {devices.map(({ device, country, createdAt, lastSeenAt }) => (
          <li key={createdAt}>
            {device === "" ? "Unknown device" : device}
            {country !== "" && `, ${country}`}, last seen <Timestamp at={lastSeenAt} />
          </li>
        ))}
      </ul>
    </section>
  );
}
