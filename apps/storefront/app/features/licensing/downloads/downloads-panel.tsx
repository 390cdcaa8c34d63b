import { Button, Panel, PanelPart } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useCallback, useEffect, useRef, useState } from "react";
import { PartLoading, PartUnreachable } from "../../../platform/queries/part-states.tsx";
import { useQuery } from "../../../platform/queries/use-query.ts";
import { fetchDownloads, type DownloadableProduct } from "../api/fetch-downloads.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { useOwned } from "../owned-products/owned.ts";
import { ProductDownloads } from "./product-downloads.tsx";

/** Every version of everything that the person may install. Empty where there is nothing. */
export function DownloadsPanel() {
  const language = useLanguage();
  const load = useCallback((signal: AbortSignal) => fetchDownloads(language, signal), [language]);
  const { query, refetch } = useQuery(load);
  if (query.kind === "there" && query.value.length === 0) return null;
  return (
    <Panel title={<Trans>Downloads</Trans>}>
      {query.kind === "there" ? (
        <Products products={query.value} />
      ) : (
        <PanelPart>
          {query.kind === "loading" ? <PartLoading /> : <PartUnreachable onRetry={refetch} />}
        </PanelPart>
      )}
    </Panel>
  );
}

/** Shown at first; a plan includes too many to list. */
const most = 6;

function Products({ products }: { products: readonly DownloadableProduct[] }) {
  const [isOpen, setOpen] = useState(false);
  const firstOfRest = useRef<HTMLDivElement>(null);
  const { owned } = useOwned();
  const count = products.length;
  const showsAll = isOpen || count <= most;
  // Purchases come before what a plan includes: they are what people look for.
  const isBought = ({ pid }: DownloadableProduct) => owned.some((licence) => licence.pid === pid);
  const sorted = [
    ...products.filter(isBought),
    ...products.filter((product) => !isBought(product)),
  ];
  useEffect(() => {
    if (isOpen) firstOfRest.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <>
      {(showsAll ? sorted : sorted.slice(0, most)).map((product, index) => (
        <PanelPart key={product.pid}>
          <div ref={index === most ? firstOfRest : undefined} tabIndex={-1}>
            <ProductDownloads product={product} />
          </div>
        </PanelPart>
      ))}
      {showsAll ? null : (
        <PanelPart>
          <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
            <Trans>Show all {count} downloads</Trans>
          </Button>
        </PanelPart>
      )}
    </>
  );
}
