import { groupRedeemCode, parseRedeemCode, tidyRedeemCode } from "@autotune/commerce";
import { useEffect, useState, type ReactNode } from "react";
import { CodeForm } from "./code-form.tsx";
import { RedeemedPanel } from "./redeemed-panel.tsx";
import { useRedemption } from "./use-redemption.ts";

/** From a code to what it gives. */
export function Redemption({ aside }: { aside?: ReactNode }) {
  const [code, setCode] = useState("");
  const [hasRedeemed, setHasRedeemed] = useState(false);
  const { isBusy, rejection, redeemed, redeem, reject, reset } = useRedemption();

  // A link may carry the code in its fragment, which is sent neither to a server nor as a referrer.
  useEffect(() => {
    const takeCode = () => {
      const brought = parseRedeemCode(decodeFragment(location.hash));
      // Other fragments are anchors on the page, such as the skip link's.
      if (brought === undefined) return;
      setCode(groupRedeemCode(brought));
      // From then on it is only in the field: not in the history, nor in a copied URL.
      history.replaceState(history.state, "", location.pathname + location.search);
    };
    takeCode();
    addEventListener("hashchange", takeCode);
    return () => removeEventListener("hashchange", takeCode);
  }, []);

  if (redeemed !== undefined)
    return (
      <RedeemedPanel
        redeemed={redeemed}
        onNext={() => {
          setCode("");
          setHasRedeemed(true);
          reset();
        }}
      />
    );
  return (
    <CodeForm
      takesFocus={hasRedeemed}
      code={code}
      onChange={(typed) => {
        if (typed === code) return;
        setCode(typed);
        // Hyphens added on blur do not change the code.
        if (!isBusy && tidyRedeemCode(typed) !== tidyRedeemCode(code)) reset();
      }}
      isBusy={isBusy}
      rejection={rejection}
      onReject={reject}
      onRedeem={(parsed) => void redeem(parsed)}
      aside={aside}
    />
  );
}

/** A fragment typed by hand may not be decodable. */
function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}
