import { useEffect, useState } from "react";

interface Section {
  readonly anchor: string;
}

/** Below the bar, and far enough up that a heading counts as read when its text begins. */
const readingZone = "-96px 0px -60% 0px";

/** The section that is being read: the first one in the upper part of the window. */
export function useCurrentSection(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const inZone = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inZone.add(target.id);
          else inZone.delete(target.id);
        }
        const first = sections.find(({ anchor }) => inZone.has(anchor));
        if (first !== undefined) setCurrent(first.anchor);
        // Above all of them there is none; between two of them the last one stays.
        else if (entries.some((entry) => isBefore(entry, sections[0]))) setCurrent(undefined);
      },
      { rootMargin: readingZone },
    );
    for (const { anchor } of sections) {
      const section = document.getElementById(anchor);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}

/** It is the first one, and has just left the upper part of the window at the bottom. */
function isBefore(
  { target, boundingClientRect }: IntersectionObserverEntry,
  first: Section | undefined,
) {
  return target.id === first?.anchor && boundingClientRect.top > 0;
}
