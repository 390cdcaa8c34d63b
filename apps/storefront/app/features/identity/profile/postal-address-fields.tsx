import { statesOf } from "@autotune/commerce";
import { SelectField, TextField } from "@autotune/ui";
import { useLingui } from "@lingui/react/macro";
import { Fragment, type ReactNode } from "react";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { listCountries } from "../../../platform/formats/list-countries.ts";
import {
  postalAddressFormat,
  type PostalAddressFormat,
  type PostalCodeName,
  type RegionName,
} from "./postal-address-format.ts";
import type { ProfileEditing } from "./use-profile-editing.ts";
import { useProfileField } from "./use-profile-field.ts";

type Part = "streets" | "city" | "region" | "code";

const orders: Record<PostalAddressFormat["order"], readonly Part[]> = {
  cityRegionCode: ["streets", "city", "region", "code"],
  codeCity: ["streets", "code", "city", "region"],
  cityCode: ["streets", "city", "region", "code"],
  largestFirst: ["code", "region", "city", "streets"],
};

/** The fields of a postal address, in the order and by the names of its country. */
export function PostalAddressFields({ editing }: { editing: ProfileEditing }) {
  const { t } = useLingui();
  const language = useLanguage();
  const field = useProfileField(editing);
  const { pi_country: country, pi_state: region } = editing.values;
  const form = postalAddressFormat(country);

  const codeNames: Record<PostalCodeName, string> = {
    zip: t`ZIP code`,
    postcode: t`Postcode`,
    pin: t`PIN code`,
    eircode: t`Eircode`,
    postalCode: t`Postal code`,
  };

  const choose = (chosen: string) => {
    const states = statesOf(chosen);
    // A state of another country would only have to be cleared by hand.
    const stays = states.length === 0 ? statesOf(country).length === 0 : states.includes(region);
    editing.type(stays ? { pi_country: chosen } : { pi_country: chosen, pi_state: "" });
  };

  const countryField = field("pi_country");
  const parts: Record<Part, ReactNode> = {
    streets: (
      <>
        <div className="col-span-full">
          <TextField
            label={t`Street address`}
            autoComplete="address-line1"
            {...field("pi_street")}
          />
        </div>
        <div className="col-span-full">
          <TextField
            label={t`Apartment, floor, building`}
            autoComplete="address-line2"
            {...field("pi_street2")}
          />
        </div>
      </>
    ),
    city: <TextField label={t`City`} autoComplete="address-level2" {...field("pi_city")} />,
    region: <RegionField editing={editing} name={form.region} />,
    code: (
      <TextField
        label={codeNames[form.postalCode]}
        autoComplete="postal-code"
        {...field("pi_postal_code")}
      />
    ),
  };

  return (
    <div className="grid gap-4 @min-[30rem]:grid-cols-2">
      <div className="col-span-full">
        <SelectField
          label={t`Country`}
          name={countryField.name}
          value={country}
          onChange={choose}
          note={countryField.note}
          options={[
            { value: "", title: t`Choose a country` },
            ...listCountries(language, country === "" ? "US" : country).map(({ code, name }) => ({
              value: code,
              title: name,
            })),
          ]}
        />
      </div>
      {orders[form.order].map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
    </div>
  );
}

interface RegionFieldProps {
  editing: ProfileEditing;
  /** Undefined where the country's addresses have none. */
  name: RegionName | undefined;
}

function RegionField({ editing, name }: RegionFieldProps) {
  const { t } = useLingui();
  const field = useProfileField(editing)("pi_state");
  const states = statesOf(editing.values.pi_country);
  const names: Record<RegionName, string> = {
    state: t`State`,
    province: t`Province`,
    prefecture: t`Prefecture`,
    county: t`County`,
    stateOrRegion: t`State or region`,
  };
  // A stored value stays visible, even where the field is unusual.
  if (name === undefined && field.value === "") return null;
  const label = names[name ?? "stateOrRegion"];
  if (states.length === 0)
    return <TextField label={label} autoComplete="address-level1" {...field} />;
  const { onLeave: _, ...select } = field;
  const known =
    states.includes(field.value) || field.value === "" ? states : [field.value, ...states];
  return (
    <SelectField
      label={label}
      {...select}
      options={[
        { value: "", title: t`Please choose` },
        ...known.map((state) => ({ value: state, title: state })),
      ]}
    />
  );
}
