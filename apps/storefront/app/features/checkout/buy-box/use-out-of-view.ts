import { useCallback, useRef, useState } from "react";

/**
 * Whether an element of the page has been scrolled out of sight. False until the browser reports it, and without the
 * element: it may come and go with the pages of one route.
 */
export function useOutOfView() {
  const element = useRef<Element>(null);
  const [outOfView, setOutOfView] = useState(false);

  const ref = useCallback((observed: Element | null) => {
    element.current = observed;
    if (observed === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => setOutOfView(entry !== undefined && !entry.isIntersecting),
      // What is under the header is out of sight too.
      { rootMargin: "-64px 0px 0px" },
    );
    observer.observe(observed);
    return () => {
      observer.disconnect();
      element.current = null;
      setOutOfView(false);
    };
  }, []);

  return { ref, element, outOfView };
}
