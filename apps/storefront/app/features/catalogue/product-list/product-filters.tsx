import type { Prices } from "@autotune/commerce";
import { pluginFormats } from "@autotune/contract/plugin-formats";
import { productUses } from "@autotune/contract/product-traits";
import { systemNames, systems } from "@autotune/contract/systems";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { Price } from "../prices/price.tsx";
import { orderLabels, useLabels } from "./filter-labels.ts";
import { productOrders, writeProductFilter, type ProductFilter } from "./filter-products.ts";

interface ProductFiltersProps {
  filter: ProductFilter;
  limits: readonly Prices[];
}

/** Every choice is a link: it works before hydration and without scripts, and can be shared. */
export function ProductFilters({ filter, limits }: ProductFiltersProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  // Later it is open or closed as the visitor left it: a prop that follows the choices would close it at the last one.
  const [startsOpen] = useState(
    () => filter.order !== "family" || `${filter.format}${filter.system}${filter.price}` !== "",
  );
  return (
    <search aria-label={t`Filter products`} className="grid gap-5">
      <Choices label={<Trans>I want to</Trans>} look="large">
        <Choice filter={filter} change={{ use: "" }}>
          <Trans>See everything</Trans>
        </Choice>
        {productUses.map((use) => (
          <Choice key={use} filter={filter} change={{ use }}>
            {i18n._(useLabels[use])}
          </Choice>
        ))}
      </Choices>
      <details
        open={startsOpen}
        className="group rounded-16 border border-line sm:border-0 sm:[&::details-content]:[content-visibility:visible]"
      >
        <summary className="flex min-h-12 cursor-pointer items-center justify-between px-4 text-14 text-muted sm:hidden">
          <Trans>Format, system, price, order</Trans>
          <span aria-hidden="true" className="transition-transform group-open:rotate-180">
            ▾
          </span>
        </summary>
        <div className="flex flex-wrap gap-x-10 gap-y-4 max-sm:border-t max-sm:border-line max-sm:p-4">
          <Choices label={<Trans>Format</Trans>} look="small">
            {pluginFormats.map((format) => (
              <Toggle key={format} filter={filter} name="format" value={format}>
                {format}
              </Toggle>
            ))}
          </Choices>
          <Choices label={<Trans>System</Trans>} look="small">
            {systems.map((system) => (
              <Toggle key={system} filter={filter} name="system" value={system}>
                {systemNames[system]}
              </Toggle>
            ))}
          </Choices>
          <Choices label={<Trans>Price</Trans>} look="small">
            {limits.map((limit, place) => (
              <Toggle key={limit.USD} filter={filter} name="price" value={String(place + 1)}>
                {/* One item of the flex row, or the space before the price would go. */}
                <span>
                  <Trans>
                    Up to <Price of={null} prices={limit} language={language} />
                  </Trans>
                </span>
              </Toggle>
            ))}
          </Choices>
          <Choices label={<Trans>Sort</Trans>} look="small">
            {productOrders.map((order) => (
              <Choice key={order} filter={filter} change={{ order }}>
                {i18n._(orderLabels[order])}
              </Choice>
            ))}
          </Choices>
        </div>
      </details>
    </search>
  );
}

const looks = {
  large: "[&_a]:min-h-11 [&_a]:px-4.5 [&_a]:text-16",
  small: "[&_a]:min-h-10 [&_a]:px-3.5 [&_a]:text-14",
};

function Choices(props: { label: ReactNode; look: keyof typeof looks; children: ReactNode }) {
  return (
    <div>
      <p className="mb-2 font-mono text-12 text-faint">{props.label}</p>
      <p className={`flex flex-wrap gap-2 ${looks[props.look]}`}>{props.children}</p>
    </div>
  );
}

interface ChoiceProps {
  filter: ProductFilter;
  change: Partial<ProductFilter>;
  isChosen?: boolean;
  children: ReactNode;
}

function Choice({ filter, change, isChosen = has(filter, change), children }: ChoiceProps) {
  const to = writeProductFilter({ ...filter, ...change });
  return (
    <Link
      to={to === "" ? "?" : to}
      preventScrollReset
      replace
      aria-current={isChosen ? "true" : undefined}
      className="inline-flex items-center rounded-full border border-line text-muted transition-colors duration-150 hover:border-line-strong hover:text-text aria-[current]:border-transparent aria-[current]:bg-text aria-[current]:text-ink"
    >
      {children}
    </Link>
  );
}

interface ToggleProps {
  filter: ProductFilter;
  name: "format" | "system" | "price";
  value: string;
  children: ReactNode;
}

/** Pressed again, it lets go. */
function Toggle({ filter, name, value, children }: ToggleProps) {
  const isChosen = filter[name] === value;
  return (
    <Choice filter={filter} change={{ [name]: isChosen ? "" : value }} isChosen={isChosen}>
      {children}
    </Choice>
  );
}

function has(filter: ProductFilter, change: Partial<ProductFilter>): boolean {
  return Object.entries(change).every(([name, value]) =>
    Object.entries(filter).some((own) => own[0] === name && own[1] === value),
  );
}
