/** The pages of the support console, below /admin/support. */
export type SupportRoute =
  | { readonly page: "find" }
  | { readonly page: "withdrawals" }
  | { readonly page: "codes" }
  | { readonly page: "audit" }
  | { readonly page: "customer"; readonly customer: number };

export const supportRoot = "/admin/support";
export const withdrawalsPath = `${supportRoot}/withdrawals`;
export const codesPath = `${supportRoot}/codes`;
export const auditPath = `${supportRoot}/audit`;

export function customerPath(customer: number): string {
  return `${supportRoot}/customers/${customer}`;
}

/** By the path segments after /admin/support; undefined where there is no page. */
export function readSupportRoute(segments: readonly string[]): SupportRoute | undefined {
  const [first, second, ...rest] = segments;
  if (first === undefined) return { page: "find" };
  if (first === "customers" && rest.length === 0) {
    const customer = readCustomerId(second);
    return customer === undefined ? undefined : { page: "customer", customer };
  }
  if (second !== undefined) return undefined;
  return first === "withdrawals" || first === "codes" || first === "audit"
    ? { page: first }
    : undefined;
}

export function readCustomerId(text: unknown): number | undefined {
  return typeof text === "string" && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
