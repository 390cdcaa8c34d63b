import { useEffect, useEffectEvent, useState } from "react";

/** What a link is about, asked once; undefined until the answer is there. */
export function useLooked<Looked>(look: () => Promise<Looked>): Looked | undefined {
  const [looked, setLooked] = useState<Looked>();
  const ask = useEffectEvent(look);
  useEffect(() => {
    let left = false;
    void ask().then((answer) => {
      if (!left) setLooked(answer);
    });
    return () => {
      left = true;
    };
  }, []);
  return looked;
}
