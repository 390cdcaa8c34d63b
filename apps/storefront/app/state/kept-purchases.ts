import { cartProducts, isCurrency, type Cart, type Currency } from "@autotune/commerce";
import { isRecord } from "../calls/is-record.ts";

export interface KeptLine {
  readonly path: string;
  readonly quantity: number;
  readonly unitPrice: number;
}

/** A payment that was begun: kept, so that a reload, a second tab or the back button never pays twice. */
export interface KeptCheckout {
  readonly checkoutId: string;
  /** What the provider's script opens. */
  readonly sessionId: string;
  readonly currency: Currency;
  /** What it is for. */
  readonly lines: readonly KeptLine[];
  readonly openedAt: number;
  /** The provider's frame said that an order was made. A hint: the server decides. */
  readonly paid: boolean;
  /** Its lines are out of the cart. */
  readonly taken: boolean;
}

/** The provider's sessions live 24 hours; one that is about to end is not offered again. */
const longest = 23 * 60 * 60 * 1000;
/** Each of them is asked about before a new payment; older ones than these nobody returns to. */
const most = 20;

export function linesOf(cart: Cart, currency: Currency): KeptLine[] {
  return cartProducts(cart).map(({ path, quantity, prices }) => ({
    path,
    quantity,
    unitPrice: prices[currency],
  }));
}

/** Equal for two carts that would be charged alike. */
export function fingerprintOf(lines: readonly KeptLine[], currency: Currency): string {
  const texts = lines.map(({ path, quantity, unitPrice }) => `${path} ${quantity} ${unitPrice}`);
  return [currency, ...texts.toSorted()].join("\n");
}

/** Reads the kept list. What is too old or unreadable is left out. */
export function parseKeptCheckouts(value: unknown, now: number): KeptCheckout[] {
  if (!Array.isArray(value)) return [];
  return value
    .map(parseOne)
    .filter((kept) => kept !== undefined)
    .filter(({ openedAt }) => now - openedAt < longest)
    .slice(-most);
}

function parseOne(value: unknown): KeptCheckout | undefined {
  if (!isRecord(value) || !Array.isArray(value["lines"])) return undefined;
  const { checkoutId, sessionId, currency, openedAt, paid, taken } = value;
  const lines = value["lines"].map(parseLine).filter((line) => line !== undefined);
  const readable =
    typeof checkoutId === "string" &&
    typeof sessionId === "string" &&
    typeof currency === "string" &&
    isCurrency(currency) &&
    typeof openedAt === "number" &&
    typeof paid === "boolean" &&
    typeof taken === "boolean" &&
    lines.length === value["lines"].length;
  return readable ? { checkoutId, sessionId, currency, lines, openedAt, paid, taken } : undefined;
}

function parseLine(value: unknown): KeptLine | undefined {
  if (!isRecord(value)) return undefined;
  const { path, quantity, unitPrice } = value;
  const readable =
    typeof path === "string" && typeof quantity === "number" && typeof unitPrice === "number";
  return readable ? { path, quantity, unitPrice } : undefined;
}
