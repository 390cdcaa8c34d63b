import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { failureText } from "./failure-text.ts";
import type { RequestFailure } from "./request-failure.ts";
import { useShownFailure } from "./use-shown-failure.ts";

interface FailureWordsProps {
  failure: RequestFailure;
  /** The text where the cause is unknown. */
  otherwise?: MessageDescriptor;
}

/** Why a form did nothing, for a form that has a place for its messages already. */
export function FailureWords({ failure, otherwise }: FailureWordsProps) {
  const { i18n } = useLingui();
  const shown = useShownFailure(failure);
  return shown === undefined ? null : i18n._(failureText(shown, otherwise));
}
