import { linkClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { DownloadableProduct } from "../api/fetch-downloads.ts";
import { VersionDownloads } from "./version-downloads.tsx";

/** The newest version, the older ones collapsed. */
export function ProductDownloads({ product }: { product: DownloadableProduct }) {
  const [newest, ...older] = product.versions;
  if (newest === undefined) return null;
  const count = older.length;
  return (
    <div className="grid gap-4">
      <VersionDownloads name={product.name} version={newest} isNewest />
      {count === 0 ? null : (
        <details className="group">
          <summary
            className={`${linkClass} inline-flex min-h-10 cursor-pointer list-none items-center text-14`}
          >
            <Trans>Earlier versions ({count})</Trans>
          </summary>
          <ul className="mt-3 grid gap-6 border-l border-line pl-4">
            {older.map((version) => (
              <li key={version.version}>
                <VersionDownloads name={product.name} version={version} isNewest={false} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
