import type { CompanyDetailsBlock } from "@autotune/contract";

export const sample: CompanyDetailsBlock = {
  block: "companyDetails",
  headline: "Headline",
  text: "Text",
  notice: "provider",
};
