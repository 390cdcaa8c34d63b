import { useEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

const longest = 10_000;
const signsOfAPerson = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * A link to a part of the page stays with it while what is above it loads and grows, until the person does something.
 * On the way back the router has restored the position instead.
 */
export function useStayAtPart(): void {
  const { hash } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    const part = hash.slice(1);
    if (part === "" || (isPop && scrollY > 0)) return;
    const end = new AbortController();
    const observer = new ResizeObserver(() => document.getElementById(part)?.scrollIntoView());
    observer.observe(document.body);
    end.signal.addEventListener("abort", () => observer.disconnect());
    for (const sign of signsOfAPerson)
      addEventListener(sign, () => end.abort(), { signal: end.signal, passive: true });
    const timer = setTimeout(() => end.abort(), longest);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [hash, isPop]);
}
