import type { StaffCustomer } from "@autotune/contract";
import { languageNames } from "@autotune/routes";
import { actPath } from "../api/act-endpoint.ts";
import { customerViewPath } from "../api/support-routes.ts";
import { ActionForm } from "./action-form.tsx";
import { Badge } from "./badge.tsx";
import { Timestamp } from "./timestamp.tsx";

const countryNames = new Intl.DisplayNames("en", { type: "region" });

export function CustomerHead({ customer }: { readonly customer: StaffCustomer["customer"] }) {
  const { id, email, firstName, lastName, company, country, language } = customer;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <header>
      <h1>{name === "" ? email : name}</h1>
      <p className="admin-view-badges">
        {customer.isGuest && <Badge tone="warning">No password yet</Badge>}
        {customer.isLegacy && <Badge tone="plain">From the old store</Badge>}
        {customer.erasedAt !== null && <Badge tone="warning">Deleted</Badge>}
        {customer.erasureDueAt !== null && <Badge tone="warning">Scheduled for deletion</Badge>}
      </p>
      <dl className="admin-view-facts">
        <Fact name="Email">{email}</Fact>
        <Fact name="Customer number">{id}</Fact>
        <Fact name="Company">{company}</Fact>
        <Fact name="Country">{country === "" ? "" : (countryNames.of(country) ?? country)}</Fact>
        <Fact name="Language">{language === null ? "" : languageNames[language]}</Fact>
        <Fact name="Customer since">
          <Timestamp at={customer.createdAt} />
        </Fact>
        {customer.erasureDueAt !== null && (
          <Fact name="Deletion date">
            <Timestamp at={customer.erasureDueAt} />
          </Fact>
        )}
        <Fact name="Passkeys">{customer.passkeys}</Fact>
      </dl>
      {customer.erasedAt === null && (
        <p>
          <a href={customerViewPath(id)}>What the customer sees</a>
        </p>
      )}
      {customer.isGuest && customer.erasedAt === null && (
        <ActionForm
          action="resend-setup"
          endpoint={actPath}
          button="Send link"
          customer={id}
          subject={id}
          title="Send account setup link"
        >
          <p>
            A new link goes to {email}. It works once, within 30 days. Earlier links stay valid.
          </p>
        </ActionForm>
      )}
    </header>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  if (children === "") return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
