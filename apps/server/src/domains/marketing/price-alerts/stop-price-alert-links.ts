import { createSigner } from "@autotune/environment";
import { linkTo, type Language } from "@autotune/routes";

export const stopPriceAlertPath = "/laravel/rest/price-alerts/stop";

export interface StopPriceAlertLinks {
  /** The page on which the recipient of an email deletes their wish. */
  pathFor(alertId: number, language: Language): string;
  /** URL of the mail program's one-click unsubscribe. */
  oneClickUrlFor(alertId: number, origin: string): string;
  /** The wish that the email was about; undefined where the token is not ours. */
  alertOf(token: string): number | undefined;
}

/** Signed and stored nowhere. A link deletes one wish and nothing else, so it has a key of its own. */
export function stopPriceAlertLinks(secret: string): StopPriceAlertLinks {
  const signer = createSigner(secret, "price alert link");
  const tokenFor = (alertId: number) => `${alertId}.${signer.sign(String(alertId))}`;
  return {
    pathFor: (alertId, language) =>
      `${linkTo("Confirm", {}, language)}#${new URLSearchParams({ kind: "price-stop", token: tokenFor(alertId) }).toString()}`,
    oneClickUrlFor: (alertId, origin) =>
      `${origin}${stopPriceAlertPath}?${new URLSearchParams({ token: tokenFor(alertId) }).toString()}`,
    alertOf(token) {
      const [id = "", signature = ""] = token.split(".");
      return signer.isSigned(id, signature) && /^\d{1,15}$/.test(id) ? Number(id) : undefined;
    },
  };
}
