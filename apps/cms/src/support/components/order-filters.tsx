import { currencies } from "@autotune/commerce";
import { orderTraits, type FoundOrders } from "@autotune/contract";
import { countryName } from "../../platform/admin/country-name.ts";
import {
  isNarrowed,
  orderListPath,
  shortestQuery,
  type OrderListQuery,
} from "../api/order-list-query.ts";
import { ordersPath } from "../api/support-routes.ts";
import { traitWords } from "./order-words.ts";

interface OrderFiltersProps {
  readonly list: OrderListQuery;
  readonly choices: FoundOrders["choices"];
}

/** A form without a script, so that each list has a URL of its own. */
export function OrderFilters({ list, choices }: OrderFiltersProps) {
  const nothing = {
    q: undefined,
    kind: undefined,
    from: undefined,
    to: undefined,
    product: undefined,
    country: undefined,
    currency: undefined,
  };
  const countries = choices.countries
    .map((code) => [code, countryName(code)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, "en"));
  return (
    <form action={ordersPath} className="order-filters" method="get" role="search">
      {list.state !== undefined && <input name="state" type="hidden" value={list.state} />}
      <label className="order-filters-search">
        Search
        <input
          aria-describedby="order-search-hint"
          autoComplete="off"
          defaultValue={list.q}
          maxLength={200}
          minLength={shortestQuery}
          name="q"
          placeholder="Name, email, order number or end of a serial number"
          spellCheck={false}
          type="search"
        />
      </label>
      <Choice label="Kind" name="kind" value={list.kind}>
        {orderTraits.map((trait) => (
          <option key={trait} value={trait}>
            {traitWords[trait]}
          </option>
        ))}
      </Choice>
      <Choice label="Product" name="product" value={list.product}>
        {choices.products.map(({ path, name }) => (
          <option key={path} value={path}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice label="Country" name="country" value={list.country}>
        {countries.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice label="Currency" name="currency" value={list.currency}>
        {currencies.map((currency) => (
          <option key={currency} value={currency}>
            {currency}
          </option>
        ))}
      </Choice>
      <label>
        From
        <input defaultValue={list.from} name="from" type="date" />
      </label>
      <label>
        To
        <input defaultValue={list.to} name="to" type="date" />
      </label>
      <div className="order-filters-buttons">
        <button type="submit">Show orders</button>
        {isNarrowed(list) && <a href={orderListPath(list, nothing)}>Clear filters</a>}
      </div>
      <p className="admin-view-hint order-filters-hint" id="order-search-hint">
        Any part of a name or email address from {shortestQuery} characters on. Days are in UTC.
      </p>
    </form>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly value: string | undefined;
  readonly children: React.ReactNode;
}

function Choice({ label, name, value, children }: ChoiceProps) {
  return (
    <label>
      {label}
      <select defaultValue={value ?? ""} name={name}>
        <option value="">Any</option>
        {children}
      </select>
    </label>
  );
}
