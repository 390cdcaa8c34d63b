import { isMailedLinkPath, linkTo, switchLanguage, usesMicrophone } from "@autotune/routes";

/**
 * Whether going from one path to another needs a new document. The checkout is served with a content policy
 * of its own, which admits the payment provider, and a policy holds as long as its document; so does the one that lets
 * a page ask for the microphone. A page that is opened by
 * an email admits no third party: nothing that was loaded before may be there. Leaving it keeps the stricter policy.
 */
export function leavesDocument(from: string, to: string): boolean {
  return (
    isCheckout(from) !== isCheckout(to) ||
    usesMicrophone(from) !== usesMicrophone(to) ||
    (isMailedLinkPath(to) && !isMailedLinkPath(from))
  );
}

function isCheckout(pathname: string): boolean {
  const trimmed = pathname.replace(/\/+$/, "");
  return switchLanguage(trimmed, "en") === linkTo("Checkout");
}
