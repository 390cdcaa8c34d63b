import type { ForeignParty } from "@autotune/contract/inventory";
import { foreignParties } from "@autotune/contract/stored-things";
import type { ForeignSources } from "../../answers/content-security-policy.ts";
import { paymentSources, type PaymentPages } from "./payment-sources.ts";

/** Where the parties are whose scripts may stand on any page, by the setting that names them. */
export type PartyAddresses = Readonly<Partial<Record<ForeignParty["setting"], string | undefined>>>;

interface Foreign {
  readonly payment: PaymentPages;
  readonly parties: PartyAddresses;
}

/**
 * What a page may load from elsewhere: the hosts of the inventory, as far as they are set. Pages are the same for
 * everyone, so those that wait for a yes stand there too; that they wait is the browser's part.
 */
export function foreignSources(address: string, { payment, parties }: Foreign): ForeignSources {
  const paying = paymentSources(address, payment);
  const hosts = (kind: ForeignParty["loads"][number]) =>
    foreignParties.flatMap(({ where, setting, loads }) => {
      const url = parties[setting];
      return where === "everyPage" && url !== undefined && loads.includes(kind)
        ? [new URL(url).origin]
        : [];
    });
  const sources = (kind: ForeignParty["loads"][number]) => [
    ...new Set([...(paying?.[kind] ?? []), ...hosts(kind)]),
  ];
  return {
    scripts: sources("scripts"),
    frames: sources("frames"),
    calls: sources("calls"),
    images: sources("images"),
  };
}
