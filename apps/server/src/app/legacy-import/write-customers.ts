import { mailboxKey } from "@autotune/commerce";
import { emailColumns, type Transaction } from "@autotune/database";
import { account, licence } from "@autotune/database/schema";
import { eq, inArray, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { LegacyCustomer, LegacyLicence } from "./legacy-customer.ts";

export interface NumberedCustomer {
  readonly line: number;
  readonly customer: LegacyCustomer;
}

interface RejectedRow {
  readonly line: number;
  readonly reason: string;
}

export interface Written {
  readonly accounts: number;
  readonly licences: number;
  readonly rejected: readonly RejectedRow[];
}

/** Outcome of a row: it joins an account, creates one, or is rejected. */
type Decision =
  | { readonly kind: "join"; readonly accountId: number; readonly isNew: boolean }
  | { readonly kind: "make" }
  | { readonly kind: "leave" }
  | { readonly kind: "refuse"; readonly reason: string };

/**
 * Writes customers that share no email address, key or serial within the list. Rows of an earlier run are found again
 * and left unchanged: their owner may have changed them since.
 */
export async function writeCustomers(
  transaction: Transaction,
  customers: readonly NumberedCustomer[],
): Promise<Written> {
  const decide = await readDecisions(transaction, customers);
  const isOwned = await readOwned(transaction, customers);
  const rejected: RejectedRow[] = [];
  const accepted = customers.flatMap(({ line, customer }) => {
    const decision = decide(customer);
    // A first-time customer cannot have imported a licence before.
    const isNewcomer = decision.kind === "make" || (decision.kind === "join" && decision.isNew);
    const clash = customer.licences.find(
      (one) => isOwned(one) === "differs" || (isNewcomer && isOwned(one) === "yes"),
    );
    const reason =
      decision.kind === "refuse"
        ? decision.reason
        : clash && `serial ${clash.serial} or its string belongs to another licence`;
    if (reason !== undefined) rejected.push({ line, reason });
    return reason === undefined && decision.kind !== "leave" ? [{ customer, decision }] : [];
  });
  const made = await makeAccounts(
    transaction,
    accepted.filter(({ decision }) => decision.kind === "make").map(({ customer }) => customer),
  );
  const rows: (typeof licence.$inferInsert)[] = [];
  for (const { customer, decision } of accepted) {
    const accountId = decision.kind === "join" ? decision.accountId : made.get(customer.legacyId);
    if (accountId === undefined) throw new Error(`${customer.legacyId} has no account`);
    if (decision.kind === "join" && decision.isNew)
      await joinAccount(transaction, accountId, customer);
    for (const one of customer.licences)
      if (isOwned(one) === "no")
        rows.push({ ...one, legacySerial: one.serial, accountId, orderLineId: null, ordinal: 1 });
  }
  if (rows.length > 0) await transaction.insert(licence).values(rows);
  return { accounts: made.size, licences: rows.length, rejected };
}

/** By the legacy shop's key first: an email address may have changed since the last run. */
async function readDecisions(
  transaction: Transaction,
  customers: readonly NumberedCustomer[],
): Promise<(customer: LegacyCustomer) => Decision> {
  const found = await transaction
    .select({
      id: account.id,
      mailbox: account.mailbox,
      legacyId: account.legacyId,
      hasPassword: sql<boolean>`${account.passwordHash} is not null`,
      isErased: sql<boolean>`${account.erasedAt} is not null`,
    })
    .from(account)
    .where(
      or(
        inArray(
          account.legacyId,
          customers.map(({ customer }) => customer.legacyId),
        ),
        inArray(
          account.mailbox,
          customers.map(({ customer }) => mailboxKey(customer.email)),
        ),
      ),
    )
    .for("update");
  const byLegacyId = new Map(found.map((row) => [row.legacyId, row]));
  const byMailbox = new Map(found.map((row) => [row.mailbox, row]));
  return ({ legacyId, email }) => {
    const known = byLegacyId.get(legacyId);
    // Erased and merged accounts do not come back.
    if (known?.isErased === true) return { kind: "leave" };
    if (known !== undefined) return { kind: "join", accountId: known.id, isNew: false };
    const namesake = byMailbox.get(mailboxKey(email));
    if (namesake === undefined) return { kind: "make" };
    if (namesake.legacyId !== null)
      return { kind: "refuse", reason: `email is that of legacy_id ${namesake.legacyId}` };
    // Signing up verifies no mailbox, and imported data must not go to a person who merely typed the email address.
    if (namesake.hasPassword)
      return { kind: "refuse", reason: "email has an account with a password here already" };
    return { kind: "join", accountId: namesake.id, isNew: true };
  };
}

/**
 * Whether a licence exists already, whoever owns it now and whatever its strings are since, or another one with its
 * serial or its string.
 */
async function readOwned(
  transaction: Transaction,
  customers: readonly NumberedCustomer[],
): Promise<(one: LegacyLicence) => "yes" | "no" | "differs"> {
  const all = customers.flatMap(({ customer }) => customer.licences);
  if (all.length === 0) return () => "no";
  const serials = all.map(({ serial }) => serial);
  const found = await transaction
    .select({
      pid: licence.pid,
      serial: licence.serial,
      legacySerial: licence.legacySerial,
      authenticationString: licence.authenticationString,
    })
    .from(licence)
    .where(
      or(
        inArray(licence.legacySerial, serials),
        inArray(licence.serial, serials),
        inArray(
          licence.authenticationString,
          all.map((one) => one.authenticationString),
        ),
      ),
    );
  const imported = new Map(found.map((row) => [row.legacySerial, row]));
  const taken = new Set(found.flatMap((row) => [row.serial, row.authenticationString]));
  return ({ pid, serial, authenticationString }) => {
    const known = imported.get(serial);
    if (known !== undefined) return known.pid === pid ? "yes" : "differs";
    return taken.has(serial) || taken.has(authenticationString) ? "differs" : "no";
  };
}

async function makeAccounts(
  transaction: Transaction,
  customers: readonly LegacyCustomer[],
): Promise<Map<string | null, number>> {
  if (customers.length === 0) return new Map();
  const made = await transaction
    .insert(account)
    .values(
      customers.map(({ email, firstName, lastName, country, legacyId }) => {
        const names = { firstName, lastName, country, legacyId };
        return { ...emailColumns(email), ...names, optinMarketing: false };
      }),
    )
    .returning({ id: account.id, legacyId: account.legacyId });
  return new Map(made.map(({ id, legacyId }) => [legacyId, id]));
}

/** A guest of this shop turns out to be a legacy customer; the data entered here stays. */
async function joinAccount(
  transaction: Transaction,
  accountId: number,
  { legacyId, firstName, lastName, country }: LegacyCustomer,
): Promise<void> {
  const fillIfEmpty = (column: PgColumn, value: string) =>
    sql`coalesce(nullif(${column}, ''), ${value})`;
  await transaction
    .update(account)
    .set({
      legacyId,
      firstName: fillIfEmpty(account.firstName, firstName),
      lastName: fillIfEmpty(account.lastName, lastName),
      country: fillIfEmpty(account.country, country),
    })
    .where(eq(account.id, accountId));
}
