import { isSupportAction } from "../api/support-actions.ts";
import { doneWords, wordsOfProblem } from "./support-words.ts";

interface SupportNoticeProps {
  readonly done: string | undefined;
  readonly problem: string | undefined;
}

/** What became of the form that was sent last. */
export function SupportNotice({ done, problem }: SupportNoticeProps) {
  if (problem !== undefined) return <Notice kind="problem">{wordsOfProblem(problem)}</Notice>;
  if (isSupportAction(done)) return <Notice kind="done">{doneWords[done]}</Notice>;
  return null;
}

export function Notice({
  kind,
  children,
}: {
  readonly kind: "done" | "problem";
  readonly children: string;
}) {
  return (
    <p
      className={`admin-view-notice admin-view-notice--${kind}`}
      role={kind === "problem" ? "alert" : "status"}
    >
      {children}
    </p>
  );
}
