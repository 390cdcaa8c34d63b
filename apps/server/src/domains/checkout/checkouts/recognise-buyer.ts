import type { Guest } from "@autotune/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../../../platform/http/errors.ts";
import { readTokens, setGuestCookie } from "../../../platform/session/session-cookies.ts";
import { createToken, hashToken } from "../../../platform/session/token.ts";
import { accountAsBuyer, guestAsBuyer, type Buyer } from "./buyer.ts";

export interface RecognisedBuyer {
  readonly buyer: Buyer;
  /** Lets a guest's browser find its checkout again; a signed-in buyer needs nothing for it. */
  readonly remember: (reply: FastifyReply) => void;
}

/** The browser that a request comes from: by the cookie of known devices, or by that of guests. */
export function deviceOf(request: FastifyRequest, { guestHash }: Buyer): Buffer | null {
  const { device } = readTokens(request);
  return device === undefined ? guestHash : hashToken(device);
}

/** The signed-in person; otherwise the guest that they claim to be. A browser is one guest, whatever it buys. */
export function recogniseBuyer(request: FastifyRequest, guest: Guest | undefined): RecognisedBuyer {
  if (request.signedIn !== undefined)
    return { buyer: accountAsBuyer(request.signedIn), remember: () => undefined };
  if (guest === undefined) throw new ApiError("signInRequired");
  const token = readTokens(request).guest ?? createToken();
  const result = guestAsBuyer(guest, hashToken(token));
  if (!result.ok) throw new ApiError(result.reason);
  return { buyer: result.buyer, remember: (reply) => setGuestCookie(reply, token) };
}
