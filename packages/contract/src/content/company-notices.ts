import type { Language } from "@autotune/routes";
import type { CompanyBody, CompanyFact } from "./company-body.ts";

/** The lists of facts that laws ask for. */
export const companyNotices = [
  "provider",
  "impressum",
  "mentionsLegales",
  "commercialTransactions",
  "koreanBusiness",
  "brazilianConsumer",
  "privacy",
  "accessibility",
] as const;
export type CompanyNotice = (typeof companyNotices)[number];

/** What each of them names, in the order in which its law lists it. */
const factsOf: Readonly<Record<CompanyNotice, readonly CompanyFact[]>> = {
  provider: ["legalName", "representative", "address", "email", "phone", "register", "vatId"],
  // § 5 DDG and § 18 MStV; § 5 ECG, § 14 UGB and § 25 MedienG.
  impressum: [
    "legalName",
    "representative",
    "address",
    "email",
    "phone",
    "register",
    "vatId",
    "businessPurpose",
    "chamber",
    "supervisoryAuthority",
    "contentResponsible",
  ],
  // Article 1-1 of the LCEN, article L616-1 of the Code de la consommation.
  mentionsLegales: [
    "legalName",
    "capital",
    "address",
    "register",
    "vatId",
    "email",
    "phone",
    "representative",
    "publicationDirector",
    "host",
    "mediator",
  ],
  // Article 11 of the Act on Specified Commercial Transactions.
  commercialTransactions: ["legalName", "salesManager", "address", "phone", "phoneHours", "email"],
  // Articles 10 and 13 of the E-Commerce Act.
  koreanBusiness: [
    "legalName",
    "representative",
    "address",
    "phone",
    "email",
    "koreanRegistration",
    "koreanMailOrder",
    "privacyOfficer",
    "host",
  ],
  // Decree 7.962/2013, article 2.
  brazilianConsumer: [
    "legalName",
    "brazilianRegistration",
    "address",
    "email",
    "phone",
    "brazilianService",
  ],
  // Articles 13 and 37 of the GDPR.
  privacy: ["legalName", "address", "privacyEmail", "privacyOfficer"],
  // Directive (EU) 2019/882, annex V.
  accessibility: ["legalName", "accessibilityEmail", "phone", "enforcementBody"],
};

/** A fact as a page shows it, under the label of the fact. */
export interface CompanyFactView {
  fact: CompanyFact;
  value: string;
}

/** The facts of a notice that are filled in. */
export function viewNotice(
  company: CompanyBody,
  notice: CompanyNotice,
  language: Language,
): CompanyFactView[] {
  return factsOf[notice].flatMap((fact) => {
    const value = company[fact];
    if (value === undefined) return [];
    return [{ fact, value: fact === "address" ? withCountry(value, company, language) : value }];
  });
}

function withCountry(address: string, { country }: CompanyBody, language: Language): string {
  if (country === undefined) return address;
  const name = new Intl.DisplayNames(language, { type: "region" }).of(country);
  return `${address}\n${name ?? country}`;
}
