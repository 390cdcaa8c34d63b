import { useEffect, useEffectEvent, useRef } from "react";

/** What was typed or filled in before hydration counts, though React hears of no change. */
export function useEarlyInput<
  Field extends HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
>(value: string, onChange: (value: string) => void) {
  const field = useRef<Field>(null);
  const take = useEffectEvent((early: string) => {
    if (early !== value) onChange(early);
  });
  useEffect(() => {
    if (field.current !== null) take(field.current.value);
  }, []);
  return field;
}
