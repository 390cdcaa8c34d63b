import { Badge, CopyField, linkClass } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { OwnedProduct } from "../api/fetch-owned-products.ts";
import { ProductImage } from "../../catalogue/product-image.tsx";

/** A product with every licence for it. */
export function OwnedProductCard({ licences }: { licences: readonly OwnedProduct[] }) {
  const [first] = licences;
  if (first === undefined) return null;
  return (
    <article className="grid h-full content-start gap-4 rounded-24 border border-line bg-surface-1 p-3">
      <ProductImage
        pid={first.pid}
        sizes="(min-width: 75rem) 20rem, (min-width: 48rem) 40vw, 86vw"
      />
      <div className="px-2 pb-2">
        <h3 className="mb-3 text-22 tracking-heading">{first.name}</h3>
        <ul className="grid gap-4">
          {licences.map((licence) => (
            <li key={licence.serial}>
              <OneLicence licence={licence} />
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

function OneLicence({ licence }: { licence: OwnedProduct }) {
  const { t } = useLingui();
  const { serial, name, isFromPlan, upgradedTo } = licence;
  if (isFromPlan)
    return (
      <Badge tone="info">
        <Trans>with your plan</Trans>
      </Badge>
    );
  return (
    <div className="grid gap-1">
      {upgradedTo === null ? (
        <CopyField
          label={t`Serial number`}
          value={serial}
          texts={{ copy: t`Copy`, copied: t`Copied` }}
        />
      ) : (
        // Its serial number no longer activates anything.
        <p>
          <Badge tone="neutral">
            <Trans>upgraded</Trans>
          </Badge>
        </p>
      )}
      <Link
        to={`?licence=${encodeURIComponent(serial)}`}
        className={`${linkClass} inline-flex min-h-10 items-center justify-self-start text-14`}
      >
        <Trans>Manage license</Trans>
        <span className="sr-only">
          {" "}
          {name} {serial}
        </span>
      </Link>
    </div>
  );
}
