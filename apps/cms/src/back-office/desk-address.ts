/** The pages of the desk, below /admin/support. */
export type DeskPage =
  | { readonly page: "find" }
  | { readonly page: "withdrawals" }
  | { readonly page: "codes" }
  | { readonly page: "audit" }
  | { readonly page: "customer"; readonly customer: number };

export const deskRoot = "/admin/support";
export const withdrawalsAddress = `${deskRoot}/withdrawals`;
export const codesAddress = `${deskRoot}/codes`;
export const auditAddress = `${deskRoot}/audit`;

export function customerAddress(customer: number): string {
  return `${deskRoot}/customers/${customer}`;
}

/** By the parts of an address after /admin/support; undefined where there is no page. */
export function readDeskAddress(segments: readonly string[]): DeskPage | undefined {
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
