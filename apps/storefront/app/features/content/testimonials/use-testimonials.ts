import type { Language } from "@autotune/routes";
import { useEffect, useRef, useState } from "react";
import { fetchTestimonials, type Testimonial } from "../api/fetch-testimonials.ts";

type Testimonials =
  | { kind: "waiting" }
  | { kind: "loading" }
  | { kind: "failed" }
  | { kind: "loaded"; testimonials: Testimonial[] };

/** Fetches testimonials when their place comes into view, and again on retry. */
export function useTestimonials(slugs: readonly string[], language: Language) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<Testimonials>({ kind: "waiting" });
  const isWanted = state.kind === "loading";
  const list = slugs.join(",");

  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setState({ kind: "loading" });
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    void (async () => {
      const testimonials = await fetchTestimonials(list.split(","), language, controller.signal);
      // Unmounted meanwhile.
      if (controller.signal.aborted) return;
      setState(testimonials === undefined ? { kind: "failed" } : { kind: "loaded", testimonials });
    })();
    return () => controller.abort();
  }, [isWanted, list, language]);

  return { place, state, tryAgain: () => setState({ kind: "loading" }) };
}
