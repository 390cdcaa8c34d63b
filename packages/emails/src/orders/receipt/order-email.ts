import type { Money } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import type { PriceToCome } from "../../platform/describe-price-to-come.ts";

/** The newest version of a product, one file for each system. */
interface OrderEmailInstaller {
  version: string;
  files: {
    system: "mac" | "windows";
    /** Absolute; it needs no sign-in. */
    url: string;
    /** Bytes. */
    size: number;
    /** In hexadecimal. */
    sha256: string;
  }[];
}

export interface OrderEmailLicence {
  /** Of a bundle: which of its products it is for. Otherwise as the line is called. */
  name: string;
  serial: string;
  authenticationString: string;
  /** The name of the owned product that was traded in for it; null where none was. */
  upgradedFrom: string | null;
  /** Null for what cannot be installed. */
  installer: OrderEmailInstaller | null;
}

/** What a plan costs after today, and when. */
export interface OrderEmailPlan extends PriceToCome {
  /** The day of the first charge; null where the first period was paid with the order. */
  trialEndsAt: Date | null;
  /** Null while the payment is on its way, because the period has not begun. */
  nextChargeAt: Date | null;
}

/** A page with the installers of a product or plan. */
interface OrderEmailDownload {
  name: string;
  /** Absolute, in the mail's language. */
  url: string;
}

export interface OrderEmailLine {
  name: string;
  quantity: number;
  /** Of the whole line, due with the order and before the discount: the lines add up to the subtotal. */
  total: Money;
  isFreebie: boolean;
  /** Empty for a plan, and for an order that is not paid yet. */
  licences: OrderEmailLicence[];
  /** Null for what is paid once. */
  plan: OrderEmailPlan | null;
  /** Empty for what cannot be installed, and for an order that is not paid yet. */
  downloads: OrderEmailDownload[];
}

/** What the mail about an order shows. Nothing in it is calculated again. */
export interface OrderEmail {
  language: Language;
  /** `pending`: the order is made and the money is on its way. */
  state: "completed" | "pending";
  /** May be empty: a guest need not give a name. */
  name: string;
  reference: string;
  placedAt: Date;
  lines: OrderEmailLine[];
  subtotal: Money;
  /** The discount, as a positive amount. */
  discount: Money;
  tax: Money;
  /** Whether the prices include the tax already; if not, it is added to the total. */
  taxIncluded: boolean;
  total: Money;
  /** The last digits of the card; null when nothing had to be paid. */
  cardEnding: string | null;
  /** Absolute URL of the orders page in the e-mail's language. */
  ordersUrl: string;
  invoiceUrl: string | null;
  /** Absolute URL of the form that withdraws from this order. */
  withdrawalUrl: string;
  /** Absolute URL, with its token, where a guest creates an account; null for those who have one. */
  setupUrl: string | null;
}
