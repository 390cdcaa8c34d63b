import type { Language } from "@autotune/routes";
import { I18nProvider } from "@lingui/react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { i18nFor } from "../../../platform/i18n/messages.ts";
import { Instrument } from "./instrument.tsx";

/** Hydrates the server's markup, or renders it. Returns the cleanup. */
export function hydrateInstrument(
  container: Element,
  language: Language,
  onReady: () => void,
): () => void {
  const instrument = (
    <I18nProvider i18n={i18nFor(language)}>
      <Instrument onReady={onReady} />
    </I18nProvider>
  );
  const empty = container.firstChild === null;
  const root = empty ? createRoot(container) : hydrateRoot(container, instrument);
  if (empty) root.render(instrument);
  // Deferred: React forbids unmounting while it renders the page.
  return () => setTimeout(() => root.unmount());
}
