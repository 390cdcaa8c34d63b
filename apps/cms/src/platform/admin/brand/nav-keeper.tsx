"use client";

import { useNav, usePreferences } from "@payloadcms/ui";
import { useEffect, useRef } from "react";

/** Wide enough for the nav beside a form, and where Payload closes it all the same: most laptops. */
const laptop = "(min-width: 1200px) and (max-width: 1440px)";

/** Opens the nav on laptops too, unless somebody has closed theirs for good. */
export function NavKeeper() {
  const { hydrated, setNavOpen } = useNav();
  const { getPreference } = usePreferences();
  const isDone = useRef(false);
  useEffect(() => {
    // Payload closes it in an effect of its own, and is hydrated after that.
    if (!hydrated || isDone.current || !matchMedia(laptop).matches) return;
    isDone.current = true;
    void getPreference<{ open?: boolean }>("nav").then((preference) => {
      if (preference?.open !== false) setNavOpen(true);
    });
  }, [hydrated, getPreference, setNavOpen]);
  return null;
}
