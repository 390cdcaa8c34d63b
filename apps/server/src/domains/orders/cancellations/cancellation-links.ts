import { createSigner } from "@autotune/environment";
import { linkTo, type Language } from "@autotune/routes";

export interface CancellationLinks {
  /** The page on which the recipient of the receipt confirms that it was them. */
  pathFor(id: string, language: Language): string;
  /** The cancellation that the email was about; undefined where the token is not ours. */
  cancellationOf(token: string): string | undefined;
}

/** Signed and stored nowhere: it confirms one cancellation and nothing else, however often it is clicked. */
export function cancellationLinks(secret: string): CancellationLinks {
  const signer = createSigner(secret, "cancellation link");
  return {
    pathFor(id, language) {
      const token = `${id}.${signer.sign(id)}`;
      const query = new URLSearchParams({ kind: "cancellation", token });
      return `${linkTo("Confirm", {}, language)}#${query.toString()}`;
    },
    cancellationOf(token) {
      const [id = "", signature = ""] = token.split(".");
      return /^[\da-f-]{36}$/.test(id) && signer.isSigned(id, signature) ? id : undefined;
    },
  };
}
