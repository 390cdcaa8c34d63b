import type { MessageDescriptor } from "@lingui/core";
import { Notice } from "@autotune/ui";
import { useLingui } from "@lingui/react/macro";
import { failureText } from "./failure-text.ts";
import { isFailure } from "./request-failure.ts";
import { useShownFailure } from "./use-shown-failure.ts";

interface FailureNoticeProps {
  /** The outcome of a request; nothing is shown unless it is a failure. */
  outcome: unknown;
  /** The text where the cause is unknown. */
  otherwise?: MessageDescriptor;
}

/** Why a form or a button did nothing, beside it. What was typed stays, and can be sent again. */
export function FailureNotice({ outcome, otherwise }: FailureNoticeProps) {
  const { i18n } = useLingui();
  const failure = useShownFailure(isFailure(outcome) ? outcome : undefined);
  if (failure === undefined) return null;
  return (
    <Notice tone={failure.status === 429 ? "warning" : "danger"}>
      {i18n._(failureText(failure, otherwise))}
    </Notice>
  );
}
