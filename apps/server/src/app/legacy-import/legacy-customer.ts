import { countryCodes, isEmail, isName, normaliseEmail } from "@autotune/commerce";
import { isStorable } from "../../platform/http/storable-text.ts";

export interface LegacyLicence {
  readonly pid: string;
  readonly serial: string;
  readonly authenticationString: string;
  readonly grantedAt: Date;
}

/** A customer of the legacy shop. */
export interface LegacyCustomer {
  readonly email: string;
  /** Both may be empty: the person enters them later. */
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string;
  readonly legacyId: string;
  readonly licences: readonly LegacyLicence[];
}

/** The columns of the file, in this order; the first line names them. */
export const columns = ["email", "first_name", "last_name", "country", "legacy_id", "products"];

export type ReadCustomer =
  | { readonly ok: true; readonly customer: LegacyCustomer }
  | { readonly ok: false; readonly reason: string };

const key = /^[\w.-]{1,100}$/;

/** Reads one row. Errors name the cell, so that the author of the file can fix it. */
export function readCustomer(cells: readonly string[]): ReadCustomer {
  const reject = (reason: string) => ({ ok: false, reason }) as const;
  if (cells.length !== columns.length)
    return reject(`has ${cells.length} cells instead of ${columns.length}`);
  const [typed = "", firstName = "", lastName = "", land = "", legacyId = "", products = ""] =
    cells.map((cell) => cell.trim());
  const email = normaliseEmail(typed);
  if (!isEmail(email) || !isStorable(email)) return reject("email is no address");
  if (firstName !== "" && !isName(firstName)) return reject("first_name is no name");
  if (lastName !== "" && !isName(lastName)) return reject("last_name is no name");
  const country = land.toUpperCase();
  if (country !== "" && !countryCodes.includes(country)) return reject("country is none");
  if (!key.test(legacyId)) return reject("legacy_id is no key");
  const licences = readLicences(products);
  if (licences === undefined) return reject("products are not pid:serial:string:date;…");
  const serials = new Set(licences.map(({ serial }) => serial));
  const strings = new Set(licences.map(({ authenticationString }) => authenticationString));
  if (serials.size < licences.length || strings.size < licences.length)
    return reject("products name a serial or a string twice");
  return { ok: true, customer: { email, firstName, lastName, country, legacyId, licences } };
}

function readLicences(text: string): LegacyLicence[] | undefined {
  const parts = text.split(";").filter((part) => part.trim() !== "");
  const licences = parts.map(readLicence).filter((licence) => licence !== undefined);
  return licences.length === parts.length ? licences : undefined;
}

function readLicence(text: string): LegacyLicence | undefined {
  const [pid = "", serial = "", authenticationString = "", day = "", ...more] = text
    .split(":")
    .map((part) => part.trim());
  const grantedAt = new Date(`${day}T00:00:00Z`);
  // The 30th of February becomes a day of March.
  const isDay = !Number.isNaN(grantedAt.getTime()) && grantedAt.toISOString().startsWith(`${day}T`);
  const areKeys = [pid, serial, authenticationString].every((part) => key.test(part));
  if (!isDay || !areKeys || more.length > 0) return undefined;
  return { pid, serial, authenticationString, grantedAt };
}
