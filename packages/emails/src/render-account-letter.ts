import type { AccountLetter } from "./account-letter.ts";
import { composeAccountLetter } from "./compose-account-letter.ts";
import type { RenderedEmail } from "./declarations.ts";
import { renderLetter } from "./render-letter.tsx";
import { accountTexts } from "./texts/account/texts-by-language.ts";

/** The letters about an account itself: how one gets in, what one owns, what becomes of one's data. */
export async function renderAccountLetter(letter: AccountLetter): Promise<RenderedEmail> {
  return renderLetter(composeAccountLetter(letter, accountTexts[letter.language]));
}
