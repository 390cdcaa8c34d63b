import type { ShelfView, ToolShelfView } from "@autotune/contract";
import { routeOfFamily } from "@autotune/contract/families";
import { linkTo } from "@autotune/routes";
import { Plural } from "@lingui/react/macro";
import { Link } from "react-router";
import { useLanguage } from "../platform/i18n/language.ts";
import { inPlaces } from "../features/content/reading/in-places.ts";
import { SectionHead } from "./section-head.tsx";
import { ToolGrid } from "./tool-grid.tsx";

/** Many products at a glance, a shelf for each family. */
export function ToolShelf({ block }: { block: ToolShelfView }) {
  return (
    <section className="wrap section">
      <SectionHead headline={block.headline} text={block.text} />
      <div className="mt-12 grid gap-14">
        {inPlaces(block.shelves).map(({ place, item: shelf }) => (
          <Shelf key={place} shelf={shelf} />
        ))}
      </div>
    </section>
  );
}

function Shelf({ shelf }: { shelf: ShelfView }) {
  const language = useLanguage();
  return (
    <div data-family={shelf.family}>
      <h3 className="flex items-baseline justify-between gap-4 border-b border-line pb-3 text-22">
        <Link
          to={linkTo(routeOfFamily[shelf.family], {}, language)}
          className="rounded-10 transition-colors duration-150 hover:text-family"
        >
          {shelf.title}
        </Link>
        <span className="shrink-0 font-mono text-14 font-normal tracking-normal whitespace-nowrap text-family">
          {shelf.family === "subscriptions" ? (
            <Plural value={shelf.products.length} one="# plan" other="# plans" />
          ) : (
            <Plural value={shelf.products.length} one="# tool" other="# tools" />
          )}
        </span>
      </h3>
      <div className="mt-6">
        <ToolGrid products={shelf.products} heading="h4" />
      </div>
    </div>
  );
}
