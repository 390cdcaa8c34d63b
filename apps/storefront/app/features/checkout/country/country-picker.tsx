import { currencyOfCountry } from "@autotune/commerce";
import { SelectField } from "@autotune/ui";
import { useLingui } from "@lingui/react/macro";
import { useIsHydrated } from "../../../platform/lazy/use-is-hydrated.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { chooseCountry } from "../../catalogue/country/choose-country.ts";
import { useCountry } from "../../catalogue/country/country.ts";
import { usePaying } from "../cart/paying.ts";
import { listCountries } from "../../../platform/formats/list-countries.ts";

interface CountryPickerProps {
  disabled?: boolean;
  /** Called before the page follows. */
  onChoose?: () => void;
}

/** The buyer's country: prices, currency and tax notes follow at once. */
export function CountryPicker({ disabled = false, onChoose }: CountryPickerProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const country = useCountry((state) => state.country);
  const { paying } = usePaying();
  // Only after hydration: the page is the same for everyone, and country names differ between browsers.
  const inBrowser = useIsHydrated();
  if (!inBrowser) return <div className="h-19 w-64 max-w-full" />;
  return (
    <div className="w-64 max-w-full">
      <SelectField
        label={t`Country and currency`}
        name="country"
        value={country}
        disabled={paying || disabled}
        onChange={(code) => {
          onChoose?.();
          chooseCountry(code);
        }}
        options={listCountries(language, country).map(({ code, name }) => ({
          value: code,
          title: `${name} (${currencyOfCountry(code)})`,
        }))}
      />
    </div>
  );
}
