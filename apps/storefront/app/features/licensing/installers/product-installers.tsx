import type { DownloadPageView } from "@autotune/contract";
import { linkClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { Link } from "react-router";
import { ProductImage } from "../../catalogue/product-image.tsx";
import { VersionInstallers } from "./version-installers.tsx";

/** The newest version of a product, the older ones collapsed. */
export function ProductInstallers({ product, versions }: DownloadPageView["products"][number]) {
  const id = useId();
  const [newest, ...older] = versions;
  if (newest === undefined) return null;
  const count = older.length;
  return (
    <section
      id={product.path}
      aria-labelledby={id}
      className="grid scroll-mt-24 gap-x-8 gap-y-5 rounded-24 border border-line bg-surface-1 p-5 sm:p-6 md:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <div className="max-w-52 overflow-hidden rounded-10 max-sm:hidden">
        <ProductImage pid={product.pid} sizes="208px" />
      </div>
      <div className="grid gap-5">
        <h2 id={id} className="text-28">
          {product.href === undefined ? (
            product.name
          ) : (
            <Link to={product.href} className="hover:text-family">
              {product.name}
            </Link>
          )}
        </h2>
        <VersionInstallers product={product} version={newest} />
        {count === 0 ? null : (
          <details>
            <summary
              className={`${linkClass} inline-flex min-h-10 cursor-pointer list-none items-center text-14`}
            >
              <Trans>Earlier versions ({count})</Trans>
            </summary>
            <ul className="mt-3 grid gap-7 border-l border-line pl-4">
              {older.map((version) => (
                <li key={version.version}>
                  <VersionInstallers product={product} version={version} isOlder />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  );
}
