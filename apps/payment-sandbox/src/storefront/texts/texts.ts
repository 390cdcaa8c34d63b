import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import { pt } from "./pt.ts";

export interface Texts {
  readonly language: string;
  readonly payWithCard: string;
  readonly payByBank: string;
  readonly order: string;
  readonly method: string;
  readonly card: string;
  readonly bank: string;
  readonly bankNote: string;
  readonly email: string;
  readonly number: string;
  readonly expiry: string;
  readonly expiryHint: string;
  readonly cvc: string;
  readonly country: string;
  readonly postalCode: string;
  readonly companyPurchase: string;
  readonly vatId: string;
  readonly subtotal: string;
  readonly discount: string;
  readonly total: string;
  readonly dueToday: string;
  /** {rate} */
  readonly taxIncluded: string;
  /** {rate} */
  readonly taxAdded: string;
  /** The tax that a company pays itself (reverse charge). */
  readonly reverseCharge: string;
  /** {amount} */
  readonly pay: string;
  readonly startTrial: string;
  readonly orderByBank: string;
  readonly cancel: string;
  readonly working: string;
  readonly testMode: string;
  /** {days} {amount} {period} */
  readonly trial: string;
  /** {amount} {period} */
  readonly renews: string;
  /** {amount} */
  readonly plusTax: string;
  readonly periods: Readonly<Record<"day" | "week" | "month" | "year", string>>;
  readonly authenticationTitle: string;
  readonly authenticationNote: string;
  readonly authorise: string;
  readonly refuse: string;
  readonly thanks: string;
  /** {reference} */
  readonly thanksNote: string;
  readonly pending: string;
  readonly pendingNote: string;
  readonly wrongNumber: string;
  readonly wrongExpiry: string;
  readonly wrongCvc: string;
  readonly wrongEmail: string;
  readonly wrongTaxId: string;
  readonly declined: string;
  readonly insufficientFunds: string;
  readonly failed: string;
  readonly expired: string;
  readonly unknown: string;
}

const tables = new Map([en, es, fr, de, pt, ja, ko, it].map((texts) => [texts.language, texts]));

/** By language, whatever the region: pt-BR reads pt. */
export function textsFor(language: string): Texts {
  return tables.get(language.slice(0, 2)) ?? en;
}

/** Puts values into a text's {places}. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
