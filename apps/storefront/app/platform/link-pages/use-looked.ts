import { useEffect, useEffectEvent, useState } from "react";

/** What a link is about, fetched once; undefined until the response is there. */
export function useLooked<Looked>(look: () => Promise<Looked>): Looked | undefined {
  const [looked, setLooked] = useState<Looked>();
  const load = useEffectEvent(look);
  useEffect(() => {
    let left = false;
    void load().then((result) => {
      if (!left) setLooked(result);
    });
    return () => {
      left = true;
    };
  }, []);
  return looked;
}
