import { firstId, type GrownTable } from "../grown-table.ts";
import {
  daysAfter,
  madeUpBytes,
  madeUpEmail,
  madeUpLanguage,
  madeUpUuid,
  spreadOver,
} from "../made-up.ts";

const years = 3 * 365;

const account: GrownTable = {
  table: "shop.account",
  rowsPerAccount: 1,
  columns: {
    id: (row) => firstId + row,
    email: madeUpEmail,
    // Nobody signs in with it.
    password_hash: () => null,
    first_name: (row) => `First${row % 5000}`,
    last_name: (row) => `Last${row % 40_000}`,
    optin_marketing: (row) => row % 3 === 0,
    created_at: (row, size) => spreadOver(years, size.accounts, row, size),
    country: (row) => (row % 2 === 0 ? "US" : "DE"),
    language: madeUpLanguage,
    mailbox_proved_at: (row, size) => spreadOver(years, size.accounts, row, size),
  },
};

const session: GrownTable = {
  table: "shop.session",
  rowsPerAccount: 1,
  columns: {
    token_hash: (row) => madeUpBytes("session", row),
    account_id: (row) => firstId + row,
    user_agent: () => "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0",
    created_at: (row, size) => spreadOver(30, size.accounts, row, size),
    last_seen_at: (row, size) => spreadOver(30, size.accounts, row, size),
    expires_at: (row, size) => daysAfter(spreadOver(30, size.accounts, row, size), 30),
    id: (row) => madeUpUuid("session", row),
  },
};

const knownDevice: GrownTable = {
  table: "shop.known_device",
  rowsPerAccount: 1,
  columns: {
    account_id: (row) => firstId + row,
    device_hash: (row) => madeUpBytes("device", row),
    last_seen_at: (row, size) => spreadOver(300, size.accounts, row, size),
  },
};

export const accountTables: readonly GrownTable[] = [account, session, knownDevice];
