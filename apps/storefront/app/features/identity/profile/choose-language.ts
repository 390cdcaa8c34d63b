import type { Language } from "@autotune/routes";
import { setUser, useUser } from "../session/user-store.ts";
import { whenUserIsKnown } from "../session/when-user-is-known.ts";

const aYear = 365 * 24 * 60 * 60;

/** The number of choices so far. */
let choices = 0;

/** A person's own choice: `/` redirects to it from now on (redirect-to-chosen-language.ts), and their emails follow. */
export function chooseLanguage(language: Language): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `language=${language}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`;
  choices += 1;
  void saveLanguage(language);
}

async function saveLanguage(language: Language): Promise<void> {
  const choice = choices;
  await whenUserIsKnown();
  // Another language was chosen meanwhile.
  if (choice !== choices) return;
  const { user } = useUser.getState();
  if (user === null || user.language_preference === language) return;
  try {
    const { patchUser } = await import("../api/patch-user.ts");
    const saved = await patchUser(user.id, { language_preference: language });
    if (saved.kind === "saved") setUser(saved.user);
  } catch {
    // The page is in the language all the same; only the account misses it.
  }
}
