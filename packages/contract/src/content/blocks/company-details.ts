import Type from "typebox";
import { companyNotices, type CompanyFactView } from "../company-notices.ts";

/** Who the seller is. The facts come from the company's settings, the same everywhere. */
export const CompanyDetailsBlock = Type.Object({
  block: Type.Literal("companyDetails"),
  headline: Type.String({ minLength: 1 }),
  text: Type.String(),
  notice: Type.Enum([...companyNotices]),
});
export type CompanyDetailsBlock = Type.Static<typeof CompanyDetailsBlock>;

export interface CompanyDetailsView extends Omit<CompanyDetailsBlock, "notice"> {
  facts: CompanyFactView[];
}
