import { useEffect, useState } from "react";

/** In milliseconds; the shop is not waited for any longer than this. */
const responseTimeout = 12_000;

/** Whether a form is on its way. Once: a second press would do it again. */
export function useSending() {
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    // A page restored as it was left can send it again.
    const timer = setTimeout(() => setIsBusy(false), responseTimeout);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return { isBusy, begin: () => setIsBusy(true) };
}
