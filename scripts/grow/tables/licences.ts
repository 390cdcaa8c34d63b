import { firstId, type GrownTable } from "../grown-table.ts";
import { madeUpBytes, madeUpUuid, soldProduct } from "../made-up.ts";
import { accountOfOrder, linesPerAccount, orderOfLine, placedAt } from "./orders.ts";

const licence: GrownTable = {
  table: "shop.licence",
  rowsPerAccount: linesPerAccount,
  columns: {
    id: (row) => firstId + row,
    order_line_id: (row) => firstId + row,
    ordinal: () => 0,
    account_id: (row, size) => firstId + accountOfOrder(orderOfLine(row, size), size),
    pid: (row) => soldProduct(row).pid,
    serial: (row) => `GR-${madeUpBytes("serial", row).toString("hex").toUpperCase()}`,
    authentication_string: (row) => madeUpBytes("authentication", row).toString("base64url"),
    granted_at: (row, size) => placedAt(orderOfLine(row, size), size),
  },
};

/** One computer for each licence, and one that was ended. */
const activation: GrownTable = {
  table: "shop.activation",
  rowsPerAccount: 2 * linesPerAccount,
  columns: {
    id: (row) => madeUpUuid("activation", row),
    licence_id: (row, size) => firstId + (row % (linesPerAccount * size.accounts)),
    device_id: (row) => madeUpBytes("computer", row).toString("hex"),
    device_name: (row) => `Studio ${row % 100}`,
    system: () => "macOS 15",
    app_version: () => "1.4.0",
    activated_at: (row, size) => placedAt(orderOfLine(row, size), size),
    last_seen_at: (row, size) => placedAt(orderOfLine(row, size), size),
    ended_at: (row, size) =>
      row < linesPerAccount * size.accounts ? null : placedAt(orderOfLine(row, size), size),
  },
};

export const licenceTables: readonly GrownTable[] = [licence, activation];
