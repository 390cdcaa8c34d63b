import type { StaffCustomer, StaffLicence } from "@autotune/contract";
import { actPath } from "../api/act-endpoint.ts";
import { customerPath, orderPath } from "../api/support-routes.ts";
import { ActionForm } from "./action-form.tsx";
import { Badge, type BadgeTone } from "./badge.tsx";
import { Computers } from "./computers.tsx";
import { ForRole } from "./for-role.tsx";
import type { ActionPlace } from "./action-place.ts";
import { Timestamp } from "./timestamp.tsx";
import { Pager } from "./pager.tsx";

interface LicencesProps extends ActionPlace {
  readonly licences: StaffCustomer["licences"];
  readonly hrefOf: (page: number) => string;
}

const tones: Readonly<Record<StaffLicence["condition"], BadgeTone>> = {
  valid: "good",
  upgraded: "plain",
  suspended: "warning",
  revoked: "warning",
};

/** What a condition means, where its word does not say it. */
const conditionHints: Readonly<Partial<Record<StaffLicence["condition"], string>>> = {
  upgraded: "A newer license took its place.",
  suspended:
    "What it depended on was refunded: the license it was upgraded from, or what it was a gift with.",
  revoked: "It was refunded.",
};

export function Licences({ licences, hrefOf, ...place }: LicencesProps) {
  const { data, page, lastPage } = licences;
  return (
    <section aria-labelledby="licences">
      <h2 id="licences">Licenses</h2>
      {data.length === 0 && <p className="admin-view-empty">No licenses.</p>}
      <LicenceCards {...place} licences={data} />
      <Pager hrefOf={hrefOf} label="License pages" lastPage={lastPage} page={page} />
    </section>
  );
}

interface LicenceCardsProps extends ActionPlace {
  readonly licences: readonly StaffLicence[];
}

export function LicenceCards({ licences, ...place }: LicenceCardsProps) {
  return licences.map((licence) => (
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
        {licence.computers.length} of {licence.seats} computers
        {licence.order !== null && licence.order !== place.order && (
          <>
            {" "}
            · from order <a href={orderPath(licence.order)}>{licence.order}</a>
          </>
        )}
      </p>
      {conditionHints[licence.condition] !== undefined && (
        <p className="admin-view-hint">{conditionHints[licence.condition]}</p>
      )}
      {licence.customerId === place.customer ? (
        <LicenceActions {...place} licence={licence} />
      ) : (
        <p className="admin-view-hint">
          It belongs to <a href={customerPath(licence.customerId)}>customer {licence.customerId}</a>{" "}
          now.
        </p>
      )}
    </article>
  ));
}

interface LicenceActionsProps extends ActionPlace {
  readonly licence: StaffLicence;
}

function LicenceActions({ licence, ...place }: LicenceActionsProps) {
  const { customer, order, email, role } = place;
  const form = { customer, order, endpoint: actPath, subject: licence.id };
  const isEnded = licence.condition === "revoked" || licence.condition === "suspended";
  return (
    <>
      <Computers {...place} computers={licence.computers} />
      {!isEnded && (
        <ActionForm {...form} action="resend-licence" button="Send license" title="Send by email">
          <p>Its serial number and authentication string go to {email}.</p>
        </ActionForm>
      )}
      {licence.condition === "valid" && (
        <ForRole action="licence.regenerate" role={role} what="regenerate or move a license">
          <ActionForm
            {...form}
            action="regenerate"
            button="Regenerate license"
            isDangerous
            title="Regenerate"
          >
            <input name="serial" type="hidden" value={licence.serial} />
            <p>
              The license gets a new serial number and authentication string, which go to {email}.
              The old ones stop working immediately, and every computer has to be activated again.
              You can’t undo this.
            </p>
          </ActionForm>
          <ActionForm
            {...form}
            action="move-licence"
            button="Move license"
            isDangerous
            title="Move to another customer"
          >
            <label>
              Email address of the new owner
              <input autoComplete="off" maxLength={320} name="email" required type="email" />
            </label>
            <p>
              The license leaves this account at once: its computers are deactivated, it gets a new
              authentication string, and both people get an email. Someone without an account gets a
              link to set one up. Gifts can’t be moved.
            </p>
          </ActionForm>
        </ForRole>
      )}
    </>
  );
}
