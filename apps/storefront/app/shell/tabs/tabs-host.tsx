import type { Language } from "@autotune/routes";
import { splitLanguage } from "@autotune/routes";
import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { useLanguage } from "../../platform/i18n/language.ts";
import { lowerPageHydration } from "../../platform/lazy/hydrate-lower-page.ts";

const loadTabs = () => import("./follow-tabs.ts");

/** Rendered once in the document: syncs the state that all tabs share. Its code is lazy. */
export function TabsHost() {
  const language = useLanguage();
  const navigate = useNavigate();
  /** The language that is not broadcast: the page loaded in it, or another tab sent it. */
  const given = useRef<Language>(language);

  const goTo = useEffectEvent((href: string) => {
    given.current = splitLanguage(href).language;
    void navigate(href);
  });

  useEffect(() => {
    let end: (() => void) | undefined;
    let left = false;
    const follow = async () => {
      await lowerPageHydration;
      const { followTabs } = await loadTabs();
      if (!left) end = followTabs((href) => goTo(href));
    };
    // Without it the tabs still share the browser's storage; they only learn of changes later.
    follow().catch(() => {});
    return () => {
      left = true;
      end?.();
    };
  }, []);

  useEffect(() => {
    if (language === given.current) return;
    given.current = language;
    loadTabs().then(
      ({ announceLanguage }) => announceLanguage(language),
      () => {},
    );
  }, [language]);

  return null;
}
