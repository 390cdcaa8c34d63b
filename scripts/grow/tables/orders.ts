import { firstId, type GrownSize, type GrownTable } from "../grown-table.ts";
import {
  madeUpCurrency,
  madeUpEmail,
  madeUpLanguage,
  madeUpUuid,
  soldProduct,
  spreadOver,
} from "../made-up.ts";

const years = 3 * 365;
const ordersPerAccount = 3;
/** The last of them is bought by nobody. */
const checkoutsPerAccount = 4;
export const linesPerAccount = 5;

/** Of the row's order; a customer's orders are years apart. */
export const accountOfOrder = (order: number, { accounts }: GrownSize): number => order % accounts;
/** Two of three orders have a second line. */
export const orderOfLine = (line: number, { accounts }: GrownSize): number =>
  line % (ordersPerAccount * accounts);
export const placedAt = (order: number, size: GrownSize): Date =>
  spreadOver(years, ordersPerAccount * size.accounts, order, size);
const isAbandoned = (checkout: number, { accounts }: GrownSize): boolean =>
  checkout >= ordersPerAccount * accounts;
const checkoutTime = (row: number, size: GrownSize): Date =>
  isAbandoned(row, size)
    ? spreadOver(90, size.accounts, row - ordersPerAccount * size.accounts, size)
    : placedAt(row, size);

const checkout: GrownTable = {
  table: "shop.checkout",
  rowsPerAccount: checkoutsPerAccount,
  columns: {
    id: (row) => madeUpUuid("checkout", row),
    account_id: (row, size) => firstId + (row % size.accounts),
    language: madeUpLanguage,
    country: () => "US",
    currency: madeUpCurrency,
    subtotal: (row) => soldProduct(row).price,
    lines: (row) => {
      const { path, pid, name, price } = soldProduct(row);
      return [{ path, pid, name, quantity: 1, type: "perpetual", unitPrice: price, total: price }];
    },
    created_at: checkoutTime,
    email: (row, size) => madeUpEmail(row % size.accounts),
    first_name: (row) => `First${row % 5000}`,
    last_name: (row) => `Last${row % 40_000}`,
  },
};

const order: GrownTable = {
  table: 'shop."order"',
  rowsPerAccount: ordersPerAccount,
  columns: {
    id: (row) => firstId + row,
    provider_order_id: (row) => `grown-order-${row}`,
    reference: (row) => `GRN${String(row).padStart(9, "0")}`,
    checkout_id: (row) => madeUpUuid("checkout", row),
    account_id: (row, size) => firstId + accountOfOrder(row, size),
    state: () => "completed",
    language: madeUpLanguage,
    currency: madeUpCurrency,
    subtotal: (row) => soldProduct(row).price,
    discount: () => 0,
    tax: () => 0,
    tax_included: () => false,
    total: (row) => soldProduct(row).price,
    card_ending: () => "4242",
    suppress_redirect: () => false,
    placed_at: placedAt,
    changed_at: placedAt,
    payout_currency: () => "USD",
    payout_subtotal: (row) => soldProduct(row).price,
    payout_discount: () => 0,
    payout_tax: () => 0,
    payout_total: (row) => soldProduct(row).price,
  },
};

const orderLine: GrownTable = {
  table: "shop.order_line",
  rowsPerAccount: linesPerAccount,
  columns: {
    id: (row) => firstId + row,
    order_id: (row, size) => firstId + orderOfLine(row, size),
    position: (row, size) => Math.floor(row / (ordersPerAccount * size.accounts)),
    path: (row) => soldProduct(row).path,
    pid: (row) => soldProduct(row).pid,
    name: (row) => soldProduct(row).name,
    quantity: () => 1,
    total: (row) => soldProduct(row).price,
    type: () => "perpetual",
  },
};

export const orderTables: readonly GrownTable[] = [checkout, order, orderLine];
