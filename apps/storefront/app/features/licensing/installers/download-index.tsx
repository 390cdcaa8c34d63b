import type { DownloadPageLinkView } from "@autotune/contract";
import { linkTo } from "@autotune/routes";
import { linkClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ProductImage } from "../../catalogue/product-image.tsx";
import { ListHead } from "../../content/reading/list-head.tsx";
import { SystemChooser } from "./system-chooser.tsx";

/** `/software-download` */
export function DownloadIndex({ pages }: { pages: readonly DownloadPageLinkView[] }) {
  const language = useLanguage();
  return (
    <>
      <ListHead
        title={<Trans>Download, install, sing</Trans>}
        text={
          <Trans>
            Installers for our products, in every supported version. Sign in to download. Your
            account shows what you own.
          </Trans>
        }
      >
        <SystemChooser />
      </ListHead>
      <ul className="wrap mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {pages.map((page) => (
          <li key={page.slug} className="flex">
            <DownloadCard page={page} />
          </li>
        ))}
      </ul>
      <p className="wrap mt-8 text-16 text-muted">
        <Trans>
          On an older system? See{" "}
          <Link to={linkTo("DiscontinuedSoftwareDownload", {}, language)} className={linkClass}>
            versions that are no longer supported
          </Link>
          .
        </Trans>
      </p>
    </>
  );
}

function DownloadCard({ page: { title, text, href, pid } }: { page: DownloadPageLinkView }) {
  return (
    <article className="relative flex w-full flex-col overflow-hidden rounded-16 border border-line bg-surface-1 transition-colors duration-150 has-[a:hover]:border-family/60">
      {pid === undefined ? null : (
        <div className="aspect-[16/7] overflow-hidden border-b border-line bg-background [&_img]:-mt-[6%]">
          <ProductImage pid={pid} sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 92vw" />
        </div>
      )}
      <div className="p-5">
        <h2 className="text-22">
          <Link to={href} className="after:absolute after:inset-0 after:rounded-16">
            {title}
          </Link>
        </h2>
        <p className="mt-2 text-14 text-muted">{text}</p>
      </div>
    </article>
  );
}
