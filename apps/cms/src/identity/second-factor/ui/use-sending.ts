import { useState } from "react";
import type { Sent } from "./send.ts";

/** One thing at a time, and what went wrong with the last one. */
export function useSending() {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (act: () => Promise<Sent>): Promise<Sent> => {
    setSending(true);
    setProblem(undefined);
    const sent = await act();
    if (!sent.ok) setProblem(sent.message);
    setSending(false);
    return sent;
  };
  return { isSending, problem, run };
}
