import { isLanguage, splitLanguage, switchLanguage, type Language } from "@autotune/routes";
import { showStoredConsent } from "../../features/consent/consent-status.ts";
import { usePaying } from "../../features/checkout/cart/paying.ts";
import { readSession } from "../../features/identity/session/start-user.ts";
import { otherTabs } from "../../platform/tabs/tab-channel.ts";
import { useUser } from "../../features/identity/session/user-store.ts";
import { hydrateCart } from "../../features/checkout/cart/hydrate-cart.ts";

/** Milliseconds. The storage event may have reported the same change just before. */
const userSettles = 300;

/**
 * From now on cart, consent and person of this tab follow the other tabs, and they follow this one; `goTo`
 * leads to the same page in the language that was chosen elsewhere. The returned function stops that last part.
 */
export function followTabs(goTo: (href: string) => void): () => void {
  hydrateCart();
  showStoredConsent();
  otherTabs()?.listen("consent", showStoredConsent);
  followPerson();
  return followLanguage(goTo);
}

let following = false;

function followPerson(): void {
  if (following) return;
  following = true;
  const announceUser = (user: { readonly id: number } | null) =>
    otherTabs()?.send("user", idOf(user));
  // The user found when this page loaded may be new to the others.
  const { user: found } = useUser.getState();
  if (found !== null) announceUser(found);
  useUser.subscribe(({ user }, before) => {
    if (user?.id !== before.user?.id) announceUser(user);
  });
  otherTabs()?.listen("user", (userId) => {
    setTimeout(() => {
      if (userId !== idOf(useUser.getState().user)) readSession();
    }, userSettles);
  });
}

function idOf(user: { readonly id: number } | null): string {
  return user === null ? "" : String(user.id);
}

function followLanguage(goTo: (href: string) => void): () => void {
  const stop = otherTabs()?.listen("language", (language) => {
    const { pathname, search, hash } = location;
    if (!isLanguage(language) || language === splitLanguage(pathname).language) return;
    // In another language the provider's form would be loaded anew, without the card details typed into it.
    const { paying, isFormOpen } = usePaying.getState();
    if (paying || isFormOpen) return;
    goTo(switchLanguage(pathname, language) + search + hash);
  });
  return () => stop?.();
}

/** This tab has changed to another language. */
export function announceLanguage(language: Language): void {
  otherTabs()?.send("language", language);
}
