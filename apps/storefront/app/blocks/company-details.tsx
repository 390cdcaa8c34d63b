import type { CompanyDetailsView } from "@autotune/contract";
import { CompanyFacts } from "../features/content/company/company-facts.tsx";

/** Who sells here, as a law wants it named. */
export function CompanyDetails({
  block: { headline, text, facts },
}: {
  block: CompanyDetailsView;
}) {
  return (
    <section className="wrap section">
      <h2 className="text-36">{headline}</h2>
      {text === "" ? null : <p className="mt-2 max-w-[68ch] text-16 text-muted">{text}</p>}
      <div className="mt-8">
        <CompanyFacts facts={facts} />
      </div>
    </section>
  );
}
