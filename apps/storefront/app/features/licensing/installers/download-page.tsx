import type { DownloadPageView } from "@autotune/contract";
import { linkTo } from "@autotune/routes";
import { buttonClass, EmptyState, linkClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ListHead } from "../../content/reading/list-head.tsx";
import { ProductInstallers } from "./product-installers.tsx";
import { SystemChooser } from "./system-chooser.tsx";

/** `/software-download/<slug>` */
export function DownloadPage({ page }: { page: DownloadPageView }) {
  const language = useLanguage();
  const all = linkTo("SoftwareDownload", {}, language);
  return (
    <>
      <ListHead title={page.title} text={page.text}>
        <SystemChooser />
      </ListHead>
      <div className="wrap mt-10 grid gap-5">
        {page.products.length === 0 ? (
          <div className="rounded-24 border border-line bg-surface-1">
            <EmptyState
              title={<Trans>No files yet</Trans>}
              text={<Trans>There’s nothing to download here yet.</Trans>}
            >
              <Link to={all} className={buttonClass("secondary")}>
                <Trans>See all downloads</Trans>
              </Link>
            </EmptyState>
          </div>
        ) : (
          page.products.map((entry) => <ProductInstallers key={entry.product.path} {...entry} />)
        )}
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-14">
          <Link to={all} className={`${linkClass} inline-flex min-h-8 items-center`}>
            <Trans>All downloads</Trans>
          </Link>
          <Link
            to={linkTo("DiscontinuedSoftwareDownload", {}, language)}
            className={`${linkClass} inline-flex min-h-8 items-center`}
          >
            <Trans>Versions for older systems</Trans>
          </Link>
        </p>
      </div>
    </>
  );
}
