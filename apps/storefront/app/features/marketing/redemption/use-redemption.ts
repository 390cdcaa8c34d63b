import { useEffect, useRef, useState } from "react";
import { redeemCode, type Redeemed, type RedemptionRejection } from "../api/redeem-code.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { openSignIn } from "../../identity/session/sign-in-dialog.ts";
import { reloadOwned } from "../../licensing/owned-products/owned.ts";
import { useUser } from "../../identity/session/user-store.ts";
import { whenUserIsKnown } from "../../identity/session/when-user-is-known.ts";
import { noResponse } from "../../../platform/failures/request-failure.ts";

interface RedemptionState {
  readonly isBusy: boolean;
  readonly rejection: RedemptionRejection | undefined;
  readonly redeemed: Redeemed | undefined;
}

const idle: RedemptionState = { isBusy: false, rejection: undefined, redeemed: undefined };

/** Shows what a code gave. False if that failed: redeeming again gives the same. */
async function take(redeemed: Redeemed): Promise<boolean> {
  if (redeemed.kind === "licence") {
    // So that the account shows it at once.
    void reloadOwned();
    return true;
  }
  try {
    // Only codes that fill the cart need its rules.
    const { fillCart } = await import("./fill-cart.ts");
    await fillCart(redeemed);
    return true;
  } catch {
    return false;
  }
}

/** Nothing to do: the text beside the code explains it. */
const goOn = () => undefined;

/** Redeems a code once, however often the button is clicked. Signed-out people sign in first and come back. */
export function useRedemption() {
  const language = useLanguage();
  const [state, setState] = useState(idle);
  const isAtWork = useRef(false);

  // What a code gave belongs to the person who redeemed it. One that is typed before signing in stays.
  useEffect(
    () =>
      useUser.subscribe(({ user }, { user: before }) => {
        if (before !== null && user?.id !== before.id) setState(idle);
      }),
    [],
  );

  const redeemOnce = async (code: string) => {
    if (isAtWork.current) return;
    isAtWork.current = true;
    setState({ ...idle, isBusy: true });
    const redemption = await redeemCode(code, language);
    const isTaken = redemption.ok && (await take(redemption.redeemed));
    isAtWork.current = false;
    if (redemption.ok)
      setState(
        isTaken ? { ...idle, redeemed: redemption.redeemed } : { ...idle, rejection: noResponse },
      );
    else setState({ ...idle, rejection: redemption.reason });
    // After signing in, the typed code is still there.
    if (!redemption.ok && redemption.reason === "signedOut") openSignIn({ goOn });
  };

  return {
    ...state,
    reject: (rejection: RedemptionRejection) => setState({ ...idle, rejection }),
    reset: () => setState(idle),
    redeem: async (code: string) => {
      const status = await whenUserIsKnown();
      if (status === "signedOut") openSignIn({ prompted: true, goOn: () => void redeemOnce(code) });
      else await redeemOnce(code);
    },
  };
}
