import { isAffiliateClick } from "@autotune/commerce";

/** The click by which an affiliate's link led here: the newest one that an address names. */
export function findAffiliateClick(addresses: readonly string[]): string | undefined {
  return (
    addresses
      .map((address) => new URL(address).searchParams.get("irclickid"))
      .find((click) => click !== null && isAffiliateClick(click)) ?? undefined
  );
}
