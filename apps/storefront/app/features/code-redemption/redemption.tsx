import { groupRedeemCode, parseRedeemCode, tidyRedeemCode } from "@autotune/commerce";
import { useEffect, useState, type ReactNode } from "react";
import { CodeForm } from "./code-form.tsx";
import { RedeemedPanel } from "./redeemed-panel.tsx";
import { useRedemption } from "./use-redemption.ts";

/** The way from a code to what it gives. */
export function Redemption({ aside }: { aside?: ReactNode }) {
  const [code, setCode] = useState("");
  const [hasRedeemed, setHasRedeemed] = useState(false);
  const { isBusy, refused, redeemed, redeem, refuse, forget } = useRedemption();

  // A link may bring the code after its #, which is sent to no server and told to no other site.
  useEffect(() => {
    const takeCode = () => {
      const brought = parseRedeemCode(decodeFragment(location.hash));
      // Other fragments are places of the page: the link that skips to its content has one.
      if (brought === undefined) return;
      setCode(groupRedeemCode(brought));
      // From then on it stands in the field alone: not in the history, nor in a copied address.
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
          forget();
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
        // Hyphens that come when the field is left correct nothing.
        if (!isBusy && tidyRedeemCode(typed) !== tidyRedeemCode(code)) forget();
      }}
      isBusy={isBusy}
      refused={refused}
      onRefuse={refuse}
      onRedeem={(parsed) => void redeem(parsed)}
      aside={aside}
    />
  );
}

/** What somebody typed by hand may not be decodable. */
function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}
