import { useEffect, useState } from "react";
import { askDealer } from "../../calls/redeem-code.ts";

/** Who handed the code out. Nothing where nobody is known by that name: the code counts all the same. */
export function DealerName({ slug }: { slug: string }) {
  const [name, setName] = useState<string>();
  useEffect(() => {
    const stop = new AbortController();
    void askDealer(slug, stop.signal).then((found) => {
      if (!stop.signal.aborted) setName(found);
    });
    return () => stop.abort();
  }, [slug]);
  return name ?? null;
}
