import { isLanguage, splitLanguage, switchLanguage, type Language } from "@autotune/routes";
import { showKeptConsent } from "./consent.ts";
import { usePaying } from "./paying.ts";
import { readSession } from "./start-user.ts";
import { otherTabs } from "./tabs.ts";
import { useUser } from "./user-store.ts";
import { wakeCart } from "./wake-cart.ts";

/** Milliseconds. The storage's own event may have told the same a moment before. */
const userSettles = 300;

/**
 * From now on cart, consent and person of this tab follow the other tabs, and they follow this one; `goTo`
 * leads to the same page in the language that was chosen elsewhere. Returns what ends that last part.
 */
export function followTabs(goTo: (address: string) => void): () => void {
  wakeCart();
  showKeptConsent();
  otherTabs()?.listen("consent", showKeptConsent);
  followPerson();
  return followLanguage(goTo);
}

let following = false;

function followPerson(): void {
  if (following) return;
  following = true;
  const tell = (user: { readonly id: number } | null) => otherTabs()?.tell("user", idOf(user));
  // Who was found signed in when this page came may be news to the others.
  const { user: found } = useUser.getState();
  if (found !== null) tell(found);
  useUser.subscribe(({ user }, before) => {
    if (user?.id !== before.user?.id) tell(user);
  });
  otherTabs()?.listen("user", (told) => {
    setTimeout(() => {
      if (told !== idOf(useUser.getState().user)) readSession();
    }, userSettles);
  });
}

function idOf(user: { readonly id: number } | null): string {
  return user === null ? "" : String(user.id);
}

function followLanguage(goTo: (address: string) => void): () => void {
  const stop = otherTabs()?.listen("language", (told) => {
    const { pathname, search, hash } = location;
    if (!isLanguage(told) || told === splitLanguage(pathname).language) return;
    // Where a payment is under way, the page stays what it is.
    if (usePaying.getState().paying) return;
    goTo(switchLanguage(pathname, told) + search + hash);
  });
  return () => stop?.();
}

/** This tab has changed to another language. */
export function announceLanguage(language: Language): void {
  otherTabs()?.tell("language", language);
}
