import type { SearchKind } from "@autotune/contract";
import { Trans } from "@lingui/react/macro";

/** The heading of a kind of hits. */
export function KindName({ kind }: { kind: SearchKind }) {
  switch (kind) {
    case "product-pages":
      return <Trans>Products</Trans>;
    case "tutorials":
      return <Trans>Lessons</Trans>;
    case "manuals":
      return <Trans>Manuals</Trans>;
    case "posts":
      return <Trans>Community</Trans>;
    case "artists":
      return <Trans>Artists</Trans>;
    case "download-pages":
      return <Trans>Downloads</Trans>;
    case "pages":
      return <Trans>Pages</Trans>;
    case "search-screens":
      return <Trans>Store and support</Trans>;
  }
}
