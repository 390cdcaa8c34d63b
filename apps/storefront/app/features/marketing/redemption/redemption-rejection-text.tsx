import { Trans } from "@lingui/react/macro";
import type { RedemptionRejection } from "../api/redeem-code.ts";
import { NotQualifiedText } from "../../checkout/promotions/not-qualified-text.tsx";

/** Rejections that are not shown at the field of the code. */
export function RedemptionRejectionText({ reason }: { reason: RedemptionRejection }) {
  switch (reason) {
    case "notQualified":
      return <NotQualifiedText />;
    case "tooMany":
      return <Trans>Too many codes tried. Please wait a few minutes, then try again.</Trans>;
    case "signedOut":
      return <Trans>Your session has expired. Please log in, then redeem the code again.</Trans>;
    case "codeMistyped":
    case "codeUnknown":
    case "codeUsed":
    case "codeExpired":
    case "unavailable":
      return (
        <Trans>
          We couldn’t redeem your code just now. It’s still good. Please try again in a moment.
        </Trans>
      );
  }
}
