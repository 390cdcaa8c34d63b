import { firstId, type GrownTable } from "../grown-table.ts";
import { daysAfter, madeUpLanguage, madeUpUuid, spreadOver } from "../made-up.ts";

const charges = 4;
const period = 30;

const subscription: GrownTable = {
  table: "shop.subscription",
  rowsPerAccount: 1,
  columns: {
    id: (row) => firstId + row,
    provider_subscription_id: (row) => `grown-subscription-${row}`,
    account_id: (row) => firstId + row,
    order_line_id: (row) => firstId + row,
    language: madeUpLanguage,
    path: () => "auto-tune-unlimited-monthly",
    // One of five is running.
    state: (row) => (row % 5 === 0 ? "active" : "deactivated"),
    currency: () => "USD",
    price: () => 2499,
    sub_interval: () => 1,
    sub_interval_unit: () => "m",
    began_at: (row, size) => spreadOver(3 * 365, size.accounts, row, size),
    next_charge_at: (row, size) =>
      row % 5 === 0 ? daysAfter(spreadOver(period, size.accounts, row, size), period) : null,
    ended_at: (row, size) => (row % 5 === 0 ? null : spreadOver(365, size.accounts, row, size)),
    entitled_until: (row, size) =>
      row % 5 === 0
        ? daysAfter(spreadOver(period, size.accounts, row, size), period)
        : spreadOver(365, size.accounts, row, size),
    changed_at: (row, size) => spreadOver(365, size.accounts, row, size),
    activation_key: (row) => madeUpUuid("activation key", row).replaceAll("-", ""),
  },
};

const subscriptionCharge: GrownTable = {
  table: "shop.subscription_charge",
  rowsPerAccount: charges,
  columns: {
    id: (row) => firstId + row,
    subscription_id: (row, size) => firstId + (row % size.accounts),
    provider_key: (row) => `grown-charge-${row}`,
    reference: (row) => `GRC${String(row).padStart(9, "0")}`,
    state: () => "completed",
    currency: () => "USD",
    total: () => 2499,
    charged_at: (row, size) => spreadOver(365, charges * size.accounts, row, size),
  },
};

export const subscriptionTables: readonly GrownTable[] = [subscription, subscriptionCharge];
