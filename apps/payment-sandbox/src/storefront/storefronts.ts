export interface Storefront {
  /** With the port where it has one. */
  readonly host: string;
  readonly path: string;
  readonly live: boolean;
}

/** "autotune.test.pay.localhost:4103/embedded-autotune,…" */
export function readStorefronts(list: string): Storefront[] {
  return list.split(",").map((storefront) => {
    const [host = "", path = ""] = storefront.trim().split("/");
    return { host, path, live: !host.includes(".test.") };
  });
}

/** Sessions that the API makes belong to the store whose credentials it has: the first one. */
export function homeStorefront(storefronts: readonly Storefront[]): Storefront {
  const [first] = storefronts;
  if (first === undefined) throw new Error("PAYMENT_STOREFRONTS names no storefront.");
  return first;
}
