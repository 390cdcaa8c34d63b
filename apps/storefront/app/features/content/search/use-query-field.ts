import { useState } from "react";

/**
 * What stands in a search field whose query is in the URL. Another query, by a link or by the back button, replaces it;
 * the response to its own query does not: somebody may already be typing the next.
 */
export function useQueryField(query: string) {
  const [typed, setTyped] = useState(query);
  const [shown, setShown] = useState(query);
  const [submitted, setSubmitted] = useState<string>();

  if (shown !== query) {
    setShown(query);
    setSubmitted(undefined);
    if (query !== submitted) setTyped(query);
  }
  return { typed, type: setTyped, submit: () => setSubmitted(typed.trim()) };
}
