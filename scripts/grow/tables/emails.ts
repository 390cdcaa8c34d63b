import { firstId, type GrownTable } from "../grown-table.ts";
import {
  madeUpCurrency,
  madeUpEmail,
  madeUpLanguage,
  madeUpUuid,
  soldProduct,
  spreadOver,
} from "../made-up.ts";

const subscriber: GrownTable = {
  table: "shop.newsletter_subscriber",
  rowsPerAccount: 1,
  columns: {
    id: (row) => firstId + row,
    email: madeUpEmail,
    language: madeUpLanguage,
    asked_at: (row, size) => spreadOver(3 * 365, size.accounts, row, size),
    confirmed_at: (row, size) => spreadOver(3 * 365, size.accounts, row, size),
    frequency: (row) => (row % 2 === 0 ? "each" : "monthly"),
  },
};

const sendings = 3;

const sending: GrownTable = {
  table: "shop.mail_sending",
  rowsPerAccount: sendings,
  columns: {
    id: (row) => firstId + row,
    message_id: (row) => `${madeUpUuid("message", row)}@shop.example`,
    email: (row, size) => madeUpEmail(row % size.accounts),
    kind: () => "order",
    sent_at: (row, size) => spreadOver(90, sendings * size.accounts, row, size),
  },
};

const priceAlert: GrownTable = {
  table: "shop.price_alert",
  rowsPerAccount: 1,
  columns: {
    id: (row) => firstId + row,
    email: madeUpEmail,
    path: (row) => soldProduct(row).path,
    currency: madeUpCurrency,
    // Lower than any price will be: they wait.
    amount: () => 1,
    language: madeUpLanguage,
    asked_at: (row, size) => spreadOver(300, size.accounts, row, size),
    confirmed_at: (row, size) => spreadOver(300, size.accounts, row, size),
  },
};

const cartSnapshot: GrownTable = {
  table: "shop.cart_snapshot",
  rowsPerAccount: 1,
  columns: {
    email: madeUpEmail,
    account_id: (row) => firstId + row,
    language: madeUpLanguage,
    currency: madeUpCurrency,
    items: () => [],
    cart_id: (row) => madeUpUuid("cart", row),
    revision: (row) => madeUpUuid("revision", row),
    updated_at: (row, size) => spreadOver(300, size.accounts, row, size),
    considered_at: (row, size) => spreadOver(300, size.accounts, row, size),
  },
};

export const emailTables: readonly GrownTable[] = [subscriber, sending, priceAlert, cartSnapshot];
