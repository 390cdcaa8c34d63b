import type { InstalledProductView } from "@autotune/contract";
import { linkTo } from "@autotune/routes";
import { linkClass, Notice } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import type { DownloadState } from "./use-installer-download.ts";

interface DownloadNoteProps {
  state: DownloadState;
  product: InstalledProductView;
}

/** The outcome of a click on a file. */
export function DownloadNote({ state, product }: DownloadNoteProps) {
  const language = useLanguage();
  const { name } = product;
  switch (state) {
    case "idle":
    case "pending":
      return null;
    case "started":
      return (
        <p role="status" className="text-14 text-success">
          <Trans>Your download has started.</Trans>
        </p>
      );
    case "failed":
      return (
        <Notice tone="danger">
          <Trans>The download failed. Please try again in a moment.</Trans>
        </Notice>
      );
    case "notEntitled":
      return (
        <Notice
          tone="warning"
          action={
            <Link
              to={product.href ?? linkTo("Products", {}, language)}
              className={`${linkClass} inline-flex min-h-8 items-center`}
            >
              {product.href === undefined ? (
                <Trans>See the products</Trans>
              ) : (
                <Trans>See {name}</Trans>
              )}
            </Link>
          }
        >
          <Trans>
            To download this file, you need {name} or a plan that includes it. Your account has
            neither.
          </Trans>
        </Notice>
      );
  }
}
