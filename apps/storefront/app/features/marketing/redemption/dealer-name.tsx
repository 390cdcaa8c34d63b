import { useEffect, useState } from "react";
import { fetchDealer } from "../api/redeem-code.ts";

/** The dealer who issued the code. Empty for an unknown dealer: the code is valid all the same. */
export function DealerName({ slug }: { slug: string }) {
  const [name, setName] = useState<string>();
  useEffect(() => {
    const stop = new AbortController();
    void fetchDealer(slug, stop.signal).then((found) => {
      if (!stop.signal.aborted) setName(found);
    });
    return () => stop.abort();
  }, [slug]);
  return name ?? null;
}
