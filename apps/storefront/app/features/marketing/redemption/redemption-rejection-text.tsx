import { Trans } from "@lingui/react/macro";
import { NotQualifiedText } from "../../checkout/promotions/not-qualified-text.tsx";

/** Rejections that are about the person, not about the code. */
export function RedemptionRejectionText({ reason }: { reason: "notQualified" | "signedOut" }) {
  switch (reason) {
    case "notQualified":
      return <NotQualifiedText />;
    case "signedOut":
      return <Trans>Your session has expired. Please log in, then redeem the code again.</Trans>;
  }
}
