import type { CompanyFact } from "@autotune/contract";
import { useLingui } from "@lingui/react/macro";

/** What each fact of the company is called. */
export function useFactLabels(): Readonly<Record<CompanyFact, string>> {
  const { t } = useLingui();
  return {
    legalName: t({ message: "Company", context: "legal notice" }),
    representative: t`Represented by`,
    address: t`Postal address`,
    email: t`Email`,
    phone: t`Phone`,
    register: t`Register`,
    vatId: t`VAT number`,
    businessPurpose: t`Business purpose`,
    chamber: t`Chamber and professional law`,
    supervisoryAuthority: t`Supervisory authority`,
    contentResponsible: t`Responsible for editorial content`,
    capital: t`Share capital`,
    publicationDirector: t`Director of publication`,
    mediator: t`Consumer mediator`,
    host: t`Hosting provider`,
    salesManager: t`Person in charge of sales`,
    phoneHours: t`Phone hours`,
    koreanRegistration: t`Business registration number`,
    koreanMailOrder: t`Mail-order sales report number`,
    brazilianRegistration: t`CNPJ`,
    brazilianService: t`Customer service`,
    privacyOfficer: t`Data protection officer`,
    privacyEmail: t`Email for privacy requests`,
    accessibilityEmail: t`Email for accessibility`,
    enforcementBody: t`Market surveillance authority`,
  };
}
