import { useShownFailure } from "../../../platform/failures/use-shown-failure.ts";

/** Why a form of the account failed, in words of its own. */
export interface FormFailure {
  readonly text: string;
  /** 0: no response. */
  readonly status: number;
}

/** Why signing in failed, beside the fields: a notification disappears, and may not have been seen. */
export function FailureText({ failure }: { failure: FormFailure | undefined }) {
  const shown = useShownFailure(failure);
  return (
    <p role="alert" className="text-14 text-danger empty:hidden">
      {shown?.text}
    </p>
  );
}
