import { isAffiliateClick } from "@autotune/commerce";

/** The affiliate click that led here: the newest one in the visit's URLs. */
export function findAffiliateClick(urls: readonly string[]): string | undefined {
  return (
    urls
      .map((url) => new URL(url).searchParams.get("irclickid"))
      .find((click) => click !== null && isAffiliateClick(click)) ?? undefined
  );
}
