import { useEffect, useRef, useState, type RefObject } from "react";

/** Whether an element of the page has been scrolled out of sight. Not before the browser has said so. */
export function useOutOfView<Observed extends Element>(): {
  ref: RefObject<Observed | null>;
  outOfView: boolean;
} {
  const ref = useRef<Observed>(null);
  const [outOfView, setOutOfView] = useState(false);

  useEffect(() => {
    if (ref.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => setOutOfView(entry !== undefined && !entry.isIntersecting),
      // What lies under the header is out of sight too.
      { rootMargin: "-64px 0px 0px" },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  return { ref, outOfView };
}
