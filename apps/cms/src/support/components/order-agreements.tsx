import type { StaffOrderPage } from "@autotune/contract";
import { languageNames, linkTo } from "@autotune/routes";
import { Timestamp } from "./timestamp.tsx";

const names: Readonly<Record<StaffOrderPage["agreed"][number]["document"], string>> = {
  "terms-of-service": "Terms of Service",
  "privacy-policy": "Privacy Policy",
};

interface OrderAgreementsProps {
  readonly page: StaffOrderPage;
  readonly shopUrl: string;
}

/** What the customer agreed to, with the words of that version. */
export function OrderAgreements({ page, shopUrl }: OrderAgreementsProps) {
  const { agreed } = page;
  return (
    <section aria-labelledby="agreed" className="admin-view-card">
      <h2 id="agreed">Agreed to</h2>
      {agreed.length === 0 && (
        <p className="admin-view-empty">Nothing on record: bought before versions were kept.</p>
      )}
      <ul>
        {agreed.map(({ document, version, language, agreedAt }) => (
          <li key={document}>
            <a
              href={
                shopUrl +
                linkTo("PolicyVersion", { slug: document, version: String(version) }, language)
              }
              rel="noreferrer"
              target="_blank"
            >
              {names[document]}, version {version}
            </a>{" "}
            in {languageNames[language]}, <Timestamp at={agreedAt} />
          </li>
        ))}
      </ul>
    </section>
  );
}
