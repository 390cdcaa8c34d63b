import { useEffect, useRef, useState, type RefObject } from "react";

/** Whether an element is near the viewport: its content is fetched then, and not before. */
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
