/** The pages of the support console, below /admin/support. */
export type SupportRoute =
  | { readonly page: "find" }
  | { readonly page: "orders" }
  | { readonly page: "order" | "refund"; readonly reference: string }
  | { readonly page: "withdrawals" }
  | { readonly page: "codes" }
  | { readonly page: "audit" }
  | { readonly page: "customer" | "customer-view"; readonly customer: number };

export const supportRoot = "/admin/support";
export const ordersPath = `${supportRoot}/orders`;
export const withdrawalsPath = `${supportRoot}/withdrawals`;
/** Below the withdrawals, on their page. */
export const cancellationsPath = `${withdrawalsPath}#cancellations`;
export const codesPath = `${supportRoot}/codes`;
export const auditPath = `${supportRoot}/audit`;

export function customerPath(customer: number): string {
  return `${supportRoot}/customers/${customer}`;
}

/** What the customer sees. */
export function customerViewPath(customer: number): string {
  return `${customerPath(customer)}/view`;
}

export function orderPath(reference: string): string {
  return `${ordersPath}/${encodeURIComponent(reference)}`;
}

/** Shows what a refund takes back, and asks. */
export function refundPath(reference: string): string {
  return `${orderPath(reference)}/refund`;
}

/** By the path segments after /admin/support; undefined where there is no page. */
export function readSupportRoute(segments: readonly string[]): SupportRoute | undefined {
  const [first, second, ...rest] = segments;
  if (first === undefined) return { page: "find" };
  if (first === "customers") return readCustomerRoute(second, rest);
  if (first === "orders" && second !== undefined) return readOrderRoute(second, rest);
  if (second !== undefined) return undefined;
  return first === "orders" || first === "withdrawals" || first === "codes" || first === "audit"
    ? { page: first }
    : undefined;
}

function readCustomerRoute(id: string | undefined, [part, ...rest]: readonly string[]) {
  const customer = readCustomerId(id);
  if (customer === undefined || rest.length > 0) return undefined;
  if (part === undefined) return { page: "customer", customer } as const;
  return part === "view" ? ({ page: "customer-view", customer } as const) : undefined;
}

function readOrderRoute(reference: string, [part, ...rest]: readonly string[]) {
  if (!isReference(reference) || rest.length > 0) return undefined;
  if (part === undefined) return { page: "order", reference } as const;
  return part === "refund" ? ({ page: part, reference } as const) : undefined;
}

/** As the provider writes them; nothing that would change the path of a call. */
export function isReference(text: unknown): text is string {
  return typeof text === "string" && /^[\w-]{1,100}$/.test(text);
}

export function readCustomerId(text: unknown): number | undefined {
  return typeof text === "string" && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
