import { trialLimits } from "@autotune/commerce";
import { sql, type SQL } from "drizzle-orm";

/** Where a request comes from. */
interface TrialOrigin {
  readonly place: SQL;
  readonly device: SQL;
}

/**
 * How many trials began lately from a network and in a browser, as JSON. This machine's own IP address is no network:
 * where the edge does not say who asks, nobody is refused for it.
 */
export function trialsBegun({ place, device }: TrialOrigin): SQL {
  const { network, browser } = trialLimits;
  return sql`jsonb_build_object(
    'network', (select count(*) from shop.trial_use used
       where used.place = ${place} and used.place not in ('', '127.0.0.1', '0:0:0:0')
         and used_at > now() - ${network.days} * interval '1 day'),
    'browser', (select count(*) from shop.trial_use used
       where used.device = ${device} and used_at > now() - ${browser.days} * interval '1 day'))`;
}
