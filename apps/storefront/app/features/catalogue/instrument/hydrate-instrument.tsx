import type { Language } from "@autotune/routes";
import { I18nProvider } from "@lingui/react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { i18nFor } from "../../../platform/i18n/messages.ts";
import { Instrument } from "./instrument.tsx";

/** Hydrates the server's markup, or renders it. Returns the cleanup. */
export function hydrateInstrument(place: Element, language: Language): () => void {
  const instrument = (
    <I18nProvider i18n={i18nFor(language)}>
      <Instrument />
    </I18nProvider>
  );
  // Not in the place itself: React would take that for a part of the page and drop clicks while it hydrates.
  const served = place.firstElementChild;
  const root =
    served === null
      ? createRoot(place.appendChild(document.createElement("div")))
      : hydrateRoot(served, instrument);
  if (served === null) root.render(instrument);
  // Deferred: React forbids unmounting while it renders the page.
  return () => setTimeout(() => root.unmount());
}
