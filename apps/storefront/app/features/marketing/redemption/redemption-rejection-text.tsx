import { Trans } from "@lingui/react/macro";
import type { RedemptionRejection } from "../api/redeem-code.ts";
import { NotQualifiedText } from "../../checkout/promotions/not-qualified-text.tsx";

/** Rejections that are not shown at the field of the code. */
export function RedemptionRejectionText({ reason }: { reason: RedemptionRejection }) {
  switch (reason) {
    case "notQualified":
      return <NotQualifiedText />;
    case "tooMany":
      return <Trans>Too many codes were tried. Please wait some minutes, then try again.</Trans>;
    case "signedOut":
      return <Trans>Your session has ended. Please log in, then redeem the code again.</Trans>;
    case "codeMistyped":
    case "codeUnknown":
    case "codeUsed":
    case "codeExpired":
    case "unavailable":
      return (
        <Trans>
          Your code could not be redeemed just now. It is still good; please try again in a moment.
        </Trans>
      );
  }
}
