import type { AccountEmail } from "./account-letter.ts";
import { composeAccountEmail } from "./compose-account-letter.ts";
import type { RenderedEmail } from "./declarations.ts";
import { renderEmail } from "./render-letter.tsx";
import { accountTexts } from "./texts/account/texts-by-language.ts";

/** The e-mails about an account itself: signing in, owned products, personal data. */
export async function renderAccountEmail(email: AccountEmail): Promise<RenderedEmail> {
  return renderEmail(composeAccountEmail(email, accountTexts[email.language]));
}
