import type { Language } from "@autotune/routes";
import { splitLanguage } from "@autotune/routes";
import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { useLanguage } from "../i18n/language.ts";
import { lowerPageWoken } from "./wake-lower-page.ts";

const loadTabs = () => import("../state/follow-tabs.ts");

/** Stands once in the document: what all tabs of a browser share is the same in them. Its code is for later. */
export function TabsHost() {
  const language = useLanguage();
  const navigate = useNavigate();
  /** The language that needs no announcing: the page came in it, or another tab asked for it. */
  const given = useRef<Language>(language);

  const goTo = useEffectEvent((address: string) => {
    given.current = splitLanguage(address).language;
    void navigate(address);
  });

  useEffect(() => {
    let end: (() => void) | undefined;
    let left = false;
    const follow = async () => {
      await lowerPageWoken;
      const { followTabs } = await loadTabs();
      if (!left) end = followTabs((address) => goTo(address));
    };
    // Without it the tabs still share what the browser keeps; they only learn of it later.
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
