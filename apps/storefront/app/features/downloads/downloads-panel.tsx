import { Button, Panel, PanelPart } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useCallback, useEffect, useRef, useState } from "react";
import { PartLoading, PartUnreachable } from "../../asking/part-states.tsx";
import { useAsked } from "../../asking/use-asked.ts";
import { askDownloads, type DownloadableProduct } from "../../calls/ask-downloads.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useOwned } from "../../state/owned.ts";
import { ProductDownloads } from "./product-downloads.tsx";

/** Every version of everything that the person may install. Nothing where there is nothing. */
export function DownloadsPanel() {
  const language = useLanguage();
  const ask = useCallback((signal: AbortSignal) => askDownloads(language, signal), [language]);
  const { asked, askAgain } = useAsked(ask);
  if (asked.kind === "there" && asked.value.length === 0) return null;
  return (
    <Panel title={<Trans>Downloads</Trans>}>
      {asked.kind === "there" ? (
        <Products products={asked.value} />
      ) : (
        <PanelPart>
          {asked.kind === "loading" ? <PartLoading /> : <PartUnreachable onRetry={askAgain} />}
        </PanelPart>
      )}
    </Panel>
  );
}

/** So many stand there at once; a plan gives more than anybody reads. */
const most = 6;

function Products({ products }: { products: readonly DownloadableProduct[] }) {
  const [isOpen, setOpen] = useState(false);
  const firstOfRest = useRef<HTMLDivElement>(null);
  const { owned } = useOwned();
  const count = products.length;
  const showsAll = isOpen || count <= most;
  // What was bought comes before what a plan gives: somebody looks for it.
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
