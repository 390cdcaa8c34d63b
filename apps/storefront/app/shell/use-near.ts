import { useEffect, useRef, useState, type RefObject } from "react";

/** Whether a place has come nearly in sight: what belongs there is fetched then, and not before. */
export function useNear(): { place: RefObject<HTMLDivElement | null>; near: boolean } {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: "60%" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, near };
}
