import type { StaffCustomer } from "@autotune/contract";
import { languageNames } from "@autotune/routes";
import { actPath } from "../api/act-endpoint.ts";
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
        {customer.isLegacy && <Badge tone="plain">From the shop before</Badge>}
        {customer.erasedAt !== null && <Badge tone="warning">Erased</Badge>}
        {customer.erasureDueAt !== null && <Badge tone="warning">Will be erased</Badge>}
      </p>
      <dl className="admin-view-facts">
        <Fact name="E-mail">{email}</Fact>
        <Fact name="Number">{id}</Fact>
        <Fact name="Company">{company}</Fact>
        <Fact name="Country">{country === "" ? "" : (countryNames.of(country) ?? country)}</Fact>
        <Fact name="Language">{language === null ? "" : languageNames[language]}</Fact>
        <Fact name="Customer since">
          <Timestamp at={customer.createdAt} />
        </Fact>
        {customer.erasureDueAt !== null && (
          <Fact name="Erased on">
            <Timestamp at={customer.erasureDueAt} />
          </Fact>
        )}
        <Fact name="Passkeys">{customer.passkeys}</Fact>
      </dl>
      {customer.isGuest && customer.erasedAt === null && (
        <ActionForm
          action="resend-setup"
          endpoint={actPath}
          button="Send the link"
          customer={id}
          subject={id}
          title="Send a link to set up the account"
        >
          <p>A new link goes to {email}. It works once, for 30 days; older ones stay good.</p>
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
