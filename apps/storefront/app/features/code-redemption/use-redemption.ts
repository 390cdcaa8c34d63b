import { useRef, useState } from "react";
import { redeemCode, type Redeemed, type RedemptionRefusal } from "../../calls/redeem-code.ts";
import { useLanguage } from "../../i18n/language.ts";
import { openSignIn } from "../../state/dialog.ts";
import { reloadOwned } from "../../state/owned.ts";
import { whenUserIsKnown } from "../../state/when-user-is-known.ts";

interface RedemptionState {
  readonly isBusy: boolean;
  readonly refused: RedemptionRefusal | undefined;
  readonly redeemed: Redeemed | undefined;
}

const idle: RedemptionState = { isBusy: false, refused: undefined, redeemed: undefined };

/** Brings what a code gave to where it is shown. False where that did not come: asked again, it is the same. */
async function take(redeemed: Redeemed): Promise<boolean> {
  if (redeemed.kind === "licence") {
    // So that the account shows it at once.
    void reloadOwned();
    return true;
  }
  try {
    // Only those who get something for the cart need its rules.
    const { fillCart } = await import("./fill-cart.ts");
    await fillCart(redeemed);
    return true;
  } catch {
    return false;
  }
}

/** The text beside the code says what to do then. */
const goOn = () => undefined;

/** Redeems a code once, however often the button is pressed. Who is not signed in does so first and comes back. */
export function useRedemption() {
  const language = useLanguage();
  const [state, setState] = useState(idle);
  const isAtWork = useRef(false);

  const ask = async (code: string) => {
    if (isAtWork.current) return;
    isAtWork.current = true;
    setState({ ...idle, isBusy: true });
    const redemption = await redeemCode(code, language);
    const isTaken = redemption.ok && (await take(redemption.redeemed));
    isAtWork.current = false;
    if (redemption.ok)
      setState(
        isTaken ? { ...idle, redeemed: redemption.redeemed } : { ...idle, refused: "unavailable" },
      );
    else setState({ ...idle, refused: redemption.reason });
    // Who signs in there comes back to what they typed.
    if (!redemption.ok && redemption.reason === "signedOut") openSignIn({ goOn });
  };

  return {
    ...state,
    refuse: (refused: RedemptionRefusal) => setState({ ...idle, refused }),
    forget: () => setState(idle),
    redeem: async (code: string) => {
      const status = await whenUserIsKnown();
      if (status === "signedOut") openSignIn({ asked: true, goOn: () => void ask(code) });
      else await ask(code);
    },
  };
}
