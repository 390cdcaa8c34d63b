import { useEffect, useRef } from "react";
import type { Answers } from "./finder-query.ts";

/**
 * Checks the radio buttons of a form when the URL has other answers, by a link or by the back button. Not by rendering
 * the form anew: the button that was just chosen has the focus.
 */
export function useCheckedRadios({ make, record, spend }: Answers) {
  const form = useRef<HTMLFormElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // What was chosen before hydration stays.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const chosen = new Set([`make ${make}`, `record ${record}`, `spend ${spend}`]);
    const radios = form.current?.querySelectorAll<HTMLInputElement>("input[type=radio]") ?? [];
    for (const radio of radios) radio.checked = chosen.has(`${radio.name} ${radio.value}`);
  }, [make, record, spend]);
  return form;
}
