import {
  mayStaff,
  type StaffCustomer,
  type StaffLicence,
  type StaffRole,
} from "@autotune/contract";
import { actPath } from "../api/act-endpoint.ts";
import { ActionForm } from "./action-form.tsx";
import { Badge, type BadgeTone } from "./badge.tsx";
import { Timestamp } from "./timestamp.tsx";
import { Pager } from "./pager.tsx";

interface LicencesProps {
  readonly customer: number;
  readonly email: string;
  readonly licences: StaffCustomer["licences"];
  readonly role: StaffRole;
  readonly hrefOf: (page: number) => string;
}

const tones: Readonly<Record<StaffLicence["condition"], BadgeTone>> = {
  valid: "good",
  upgraded: "plain",
  revoked: "warning",
};

export function Licences({ customer, email, licences, role, hrefOf }: LicencesProps) {
  const { data, page, lastPage } = licences;
  return (
    <section aria-labelledby="licences">
      <h2 id="licences">Licenses</h2>
      {data.length === 0 && <p className="admin-view-empty">No licenses.</p>}
      {data.map((licence) => (
        <article
          aria-label={`License ${licence.name}, ${licence.serial.slice(-4)}`}
          className="admin-view-card"
          key={licence.id}
        >
          <h3>
            {licence.name} <Badge tone={tones[licence.condition]}>{licence.condition}</Badge>
          </h3>
          <p className="admin-view-line">
            <code>{licence.serial}</code> · since <Timestamp at={licence.grantedAt} /> · on{" "}
            {licence.seatsTaken} of {licence.seats} computers
          </p>
          {licence.condition !== "revoked" && (
            <ActionForm
              action="resend-licence"
              endpoint={actPath}
              button="Send license"
              customer={customer}
              subject={licence.id}
              title="Send by email"
            >
              <p>Its serial number and authentication string go to {email}.</p>
            </ActionForm>
          )}
          {licence.condition === "valid" && mayStaff(role, "licence.regenerate") && (
            <ActionForm
              action="regenerate"
              endpoint={actPath}
              button="Regenerate license"
              customer={customer}
              isDangerous
              subject={licence.id}
              title="Regenerate"
            >
              <input name="serial" type="hidden" value={licence.serial} />
              <p>
                The license gets a new serial number and authentication string, which go to {email}.
                The old ones stop working immediately, and every computer has to be activated again.
                You can’t undo this.
              </p>
            </ActionForm>
          )}
        </article>
      ))}
      <Pager hrefOf={hrefOf} label="License pages" lastPage={lastPage} page={page} />
    </section>
  );
}
