import type { ThirdParty } from "@autotune/contract/inventory";
import { thirdParties } from "@autotune/contract/stored-things";
import type { ThirdPartySources } from "../responses/content-security-policy.ts";
import { isMailedLinkPath, usesMicrophone } from "@autotune/routes";
import { paymentSources, type PaymentPages } from "./payment-sources.ts";

/** Hosts of the third parties whose scripts any page may load, by the setting that names them. */
export type PartyUrls = Readonly<Partial<Record<ThirdParty["setting"], string | undefined>>>;

interface ThirdParties {
  readonly payment: PaymentPages;
  readonly parties: PartyUrls;
}

/**
 * What a page may load from third parties: the hosts of the inventory that are configured. Pages are the same
 * for everyone, so those that need consent are included too; the browser enforces the consent.
 * Where the URL is a person's secret, or the microphone may be on, there are none.
 */
export function thirdPartySources(
  path: string,
  { payment, parties }: ThirdParties,
): ThirdPartySources {
  const paying = paymentSources(path, payment);
  const [pathname = ""] = path.split("?", 1);
  const isPrivate = isMailedLinkPath(pathname) || usesMicrophone(pathname);
  const hosts = (kind: ThirdParty["loads"][number]) =>
    thirdParties.flatMap(({ where, setting, loads }) => {
      const url = parties[setting];
      return where === "everyPage" && !isPrivate && url !== undefined && loads.includes(kind)
        ? [new URL(url).origin]
        : [];
    });
  const sources = (kind: ThirdParty["loads"][number]) => [
    ...new Set([...(paying?.[kind] ?? []), ...hosts(kind)]),
  ];
  return {
    scripts: sources("scripts"),
    frames: sources("frames"),
    calls: sources("calls"),
    images: sources("images"),
  };
}
