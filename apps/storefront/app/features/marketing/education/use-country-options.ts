import { defaultCountry } from "@autotune/commerce";
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { useIsHydrated } from "../../../platform/lazy/use-is-hydrated.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { listCountries } from "../../../platform/formats/list-countries.ts";

interface CountryOption {
  readonly value: string;
  readonly title: string;
}

/**
 * All countries by their names in the page's language. Not rendered on the server: its names may differ from the
 * browser's.
 */
export function useCountryOptions(): CountryOption[] {
  const { t } = useLingui();
  const language = useLanguage();
  const isHydrated = useIsHydrated();
  const countries = useMemo(
    () => (isHydrated ? listCountries(language, defaultCountry) : []),
    [isHydrated, language],
  );
  return [
    { value: "", title: t`Choose a country` },
    ...countries.map(({ code, name }) => ({ value: code, title: name })),
  ];
}
