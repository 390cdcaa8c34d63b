import type { CompareCell, CompareTableView, ProductView } from "@autotune/contract";
import { buttonClass } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";
import { useLanguage } from "../platform/i18n/language.ts";
import { ProductImage } from "../features/catalogue/product-image.tsx";
import { ProductPrice } from "../features/catalogue/prices/product-price.tsx";
import { Reduction } from "../features/catalogue/prices/reduction.tsx";
import { TaxNote } from "../features/catalogue/prices/tax-note.tsx";
import { inPlaces } from "../features/content/reading/in-places.ts";
import { choosePair } from "./choose-pair.ts";
import { SectionHead } from "./section-head.tsx";

/** Products side by side. Where only two fit, the visitor chooses which two. */
export function CompareTable({ block }: { block: CompareTableView }) {
  const { headline, text, products, groups } = block;
  const [pair, setPair] = useState<readonly [number, number]>([0, 1]);
  // A cell that spans columns hidden on a narrow screen would still reserve their width.
  const inSight = Math.min(products.length, pair.length);
  // The chosen two come first, in the order of the choice.
  const columns = [...new Set([...pair, ...products.keys()])].flatMap((column) => {
    const product = products[column];
    return product === undefined ? [] : [{ column, product, place: placeOf(pair, column) }];
  });
  return (
    <section className="wrap section">
      <SectionHead headline={headline} text={text} />
      <Chooser
        products={products}
        pair={pair}
        onChoose={(at, column) => setPair((now) => choosePair(now, at, column))}
      />
      <table className="mt-9 w-full table-fixed border-separate border-spacing-0 text-left text-14 sm:text-16 max-md:mt-4">
        <caption className="sr-only">{headline}</caption>
        <thead>
          <tr>
            <td className="sticky top-16 z-2 w-[30%] border-b border-line bg-background/90 backdrop-blur-xl sm:top-18 md:w-[22%]" />
            {columns.map(({ product, place }) => (
              <th
                key={product.path}
                scope="col"
                className={`sticky top-16 z-2 border-b border-line bg-background/90 px-2 py-4 align-bottom font-display text-16 leading-heading font-[650] tracking-heading backdrop-blur-xl sm:top-18 sm:px-4 md:text-18 ${place}`}
              >
                <ProductName product={product} />
              </th>
            ))}
          </tr>
          <tr>
            <td />
            {columns.map(({ product, place }) => (
              <td
                key={product.path}
                data-family={product.family}
                className={`px-2 py-5 align-top sm:px-4 ${place}`}
              >
                <Offer product={product} />
              </td>
            ))}
          </tr>
        </thead>
        {inPlaces(groups).map(({ place: groupPlace, item: group }) => (
          <tbody key={groupPlace}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={inSight + 1}
                className="border-b border-line pt-10 pb-3 font-mono text-14 font-medium text-family"
              >
                {group.title}
              </th>
              {products.length === inSight ? null : (
                <td
                  colSpan={products.length - inSight}
                  className="border-b border-line max-md:hidden"
                />
              )}
            </tr>
            {inPlaces(group.rows).map(({ place: row, item: { name, cells } }) => (
              <tr key={row} className="group">
                <th
                  scope="row"
                  className="border-b border-line py-3.5 pr-3 align-top font-normal text-muted group-hover:bg-surface-1 md:pr-6"
                >
                  {name}
                </th>
                {columns.map(({ column, product, place }) => (
                  <td
                    key={product.path}
                    className={`border-b border-line px-2 py-3.5 align-top hyphens-auto group-hover:bg-surface-1 sm:px-4 ${place}`}
                  >
                    <Cell cell={cells[column] ?? false} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** A narrow screen has room for the chosen two. */
function placeOf(pair: readonly number[], column: number): string {
  return pair.includes(column) ? "" : "max-md:hidden";
}

interface ChooserProps {
  products: readonly ProductView[];
  pair: readonly [number, number];
  onChoose: (at: 0 | 1, column: number) => void;
}

function Chooser({ products, pair, onChoose }: ChooserProps) {
  const { t } = useLingui();
  if (products.length < 3) return null;
  const labels = [t`First product`, t`Second product`];
  return (
    <div className="mt-9 grid grid-cols-2 gap-3 md:hidden">
      {([0, 1] as const).map((at) => (
        <select
          key={at}
          aria-label={labels[at]}
          value={pair[at]}
          // What was chosen before hydration counts, though React hears of no change.
          ref={(select) => {
            if (select !== null && select.value !== String(pair[at]))
              onChoose(at, Number(select.value));
          }}
          onChange={(event) => onChoose(at, Number(event.target.value))}
          className="min-h-12 w-full min-w-0 rounded-10 border border-line-strong bg-surface-1 px-3 text-16"
        >
          {products.map(({ path, name }, column) => (
            <option key={path} value={column}>
              {name}
            </option>
          ))}
        </select>
      ))}
    </div>
  );
}

function ProductName({ product: { href, name } }: { product: ProductView }) {
  if (href === undefined) return name;
  return (
    <Link to={href} className="rounded-10 transition-colors duration-150 hover:text-family">
      {name}
    </Link>
  );
}

function Offer({ product }: { product: ProductView }) {
  const language = useLanguage();
  return (
    <div className="flex h-full flex-col items-start gap-3">
      <ProductImage pid={product.pid} sizes="(min-width: 62rem) 14rem, 34vw" />
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-display text-22 font-[650] tracking-heading">
          <ProductPrice product={product} language={language} />
        </span>
        <Reduction product={product} />
        <span className="text-12 text-faint">
          <TaxNote />
        </span>
      </p>
      {product.href === undefined ? null : (
        <Link to={product.href} className={buttonClass("secondary", "small")}>
          <span>
            <Trans>Learn More</Trans>
            <span className="sr-only">: {product.name}</span>
          </span>
        </Link>
      )}
    </div>
  );
}

function Cell({ cell }: { cell: CompareCell }) {
  if (typeof cell === "string") return cell;
  return cell ? (
    <>
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        className="size-5 fill-none stroke-family stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <path d="m4 10.5 4 4 8-9" />
      </svg>
      <span className="sr-only">
        <Trans>Yes</Trans>
      </span>
    </>
  ) : (
    <>
      <span aria-hidden="true" className="mt-3 block h-px w-4 bg-faint" />
      <span className="sr-only">
        <Trans>No</Trans>
      </span>
    </>
  );
}
