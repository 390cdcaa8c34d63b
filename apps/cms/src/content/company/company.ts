import type { CompanyFact } from "@autotune/contract";
import type { CollapsibleField, GlobalConfig, TextareaField, TextField } from "payload";
import { isManager, isManagerOrEditor } from "../../access/is-manager.ts";
import { publishCompany } from "./publish-company.ts";

const longest = 300;

/** Who sells here, once: terms, legal notices, the privacy policy and the footer in Korea name it. */
export const company: GlobalConfig = {
  slug: "company",
  label: "Company",
  admin: {
    group: "Site",
    hideAPIURL: true,
    description:
      "Who runs the store. The legal pages of every country show what is filled in here, as soon as you save. Leave a field empty to leave its line out.",
  },
  access: { read: isManagerOrEditor, readVersions: isManagerOrEditor, update: isManager },
  versions: { max: 50 },
  hooks: { afterChange: [publishCompany] },
  fields: [
    part("Everywhere", [
      line("legalName", "Company name with its legal form"),
      line("representative", "Represented by"),
      lines(
        "address",
        "Postal address without its country",
        "No post box: laws ask for where papers can be served.",
      ),
      {
        name: "country",
        type: "text",
        label: "Country of the address",
        maxLength: 2,
        admin: { description: "Two letters, such as DE. Pages name it in their language." },
        hooks: { beforeValidate: [trimmed] },
        validate: (value: unknown) =>
          value === null ||
          value === undefined ||
          value === "" ||
          (typeof value === "string" && /^[A-Z]{2}$/.test(value)) ||
          "Enter the two capital letters of a country.",
      },
      email("email", "Email"),
      line("phone", "Phone"),
      line("register", "Register and number", "For example “Amtsgericht Musterstadt, HRB 00000”."),
      line("vatId", "VAT number"),
    ]),
    part("Germany and Austria", [
      line("contentResponsible", "Responsible for editorial content", "§ 18 MStV, § 25 MedienG."),
      line("businessPurpose", "Business purpose", "§ 25 MedienG. In German."),
      line("chamber", "Chamber and professional law", "§ 5 ECG."),
      line("supervisoryAuthority", "Supervisory authority", "Only for a licensed business."),
    ]),
    part("France", [
      line("capital", "Share capital"),
      line("publicationDirector", "Director of publication"),
      line("mediator", "Consumer mediator", "Name and website."),
      lines("host", "Hosting provider", "Name, address and phone. Korea asks for its name too."),
    ]),
    part("Japan", [
      line("salesManager", "Person in charge of sales"),
      line("phoneHours", "Hours of the phone", "In Japanese: only that notice shows them."),
    ]),
    part("Korea", [
      line("koreanRegistration", "Business registration number"),
      line("koreanMailOrder", "Mail-order sales report number"),
    ]),
    part("Brazil", [
      line("brazilianRegistration", "CNPJ"),
      line("brazilianService", "Customer service", "How consumers in Brazil reach you."),
    ]),
    part("Privacy and accessibility", [
      line("privacyOfficer", "Data protection officer"),
      email("privacyEmail", "Email for privacy requests"),
      email("accessibilityEmail", "Email for accessibility"),
      line(
        "enforcementBody",
        "Market surveillance authority",
        "Who watches over accessibility where the company is.",
      ),
    ]),
  ],
};

function part(label: string, fields: CollapsibleField["fields"]): CollapsibleField {
  return { type: "collapsible", label, fields };
}

function line(name: CompanyFact, label: string, description?: string): TextField {
  return {
    name,
    type: "text",
    label,
    maxLength: longest,
    ...(description === undefined ? {} : { admin: { description } }),
    hooks: { beforeValidate: [trimmed] },
  };
}

function lines(name: CompanyFact, label: string, description: string): TextareaField {
  return {
    name,
    type: "textarea",
    label,
    maxLength: longest,
    admin: { description },
    hooks: { beforeValidate: [trimmed] },
  };
}

function email(name: CompanyFact, label: string): TextField {
  return {
    ...line(name, label),
    validate: (value: unknown) =>
      value === null ||
      value === undefined ||
      value === "" ||
      (typeof value === "string" && /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/.test(value)) ||
      "Enter an email address.",
  };
}

function trimmed({ value }: { value?: unknown }): unknown {
  return typeof value === "string" ? value.trim() : value;
}
