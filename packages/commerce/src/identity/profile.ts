import { isPostalCode, statesOf } from "./postal-address.ts";
import { countryCodes } from "./country-codes.ts";
import { hasInvalidCharacter } from "./invalid-character.ts";
import { isName } from "./name.ts";
import { isPhone } from "./phone.ts";

export const profileFields = [
  "pi_first_name",
  "pi_last_name",
  "pi_street",
  "pi_street2",
  "pi_city",
  "pi_state",
  "pi_postal_code",
  "pi_country",
  "pi_home_phone",
  "pi_company",
] as const;
export type ProfileField = (typeof profileFields)[number];
/** What people state about themselves. All but the names may be empty. */
export type Profile = Readonly<Record<ProfileField, string>>;

const longestLine = 100;
const inCapitals: ReadonlySet<ProfileField> = new Set(["pi_country", "pi_postal_code"]);
/** What is right or wrong by the country. */
const byCountry: ReadonlySet<ProfileField> = new Set(["pi_state", "pi_postal_code"]);

/** A field as it is stored. */
export function tidyProfileField(field: ProfileField, text: string): string {
  const line = text.trim();
  return inCapitals.has(field) ? line.toUpperCase() : line;
}

/**
 * The fields that a change makes invalid. What was there before and is not touched is not reported; but another
 * country means another form of postal code and other states.
 */
export function findProfileProblems(before: Profile, change: Partial<Profile>): ProfileField[] {
  const after = { ...before, ...change };
  const fieldsToCheck = profileFields.filter(
    (field) =>
      change[field] !== undefined || (change.pi_country !== undefined && byCountry.has(field)),
  );
  return fieldsToCheck.filter((field) => !isRight(field, after));
}

function isRight(field: ProfileField, profile: Profile): boolean {
  const text = profile[field];
  switch (field) {
    case "pi_first_name":
    case "pi_last_name":
      return isName(text);
    case "pi_home_phone":
      return text === "" || isPhone(text);
    case "pi_country":
      return text === "" || countryCodes.includes(text);
    case "pi_postal_code":
      return text === "" || (isLine(text) && isPostalCode(profile.pi_country, text));
    case "pi_state":
      return text === "" || (isLine(text) && isState(profile.pi_country, text));
    case "pi_street":
    case "pi_street2":
    case "pi_city":
    case "pi_company":
      return isLine(text);
  }
}

function isLine(text: string): boolean {
  return text.length <= longestLine && !hasInvalidCharacter(text);
}

function isState(country: string, state: string): boolean {
  const states = statesOf(country);
  return states.length === 0 || states.includes(state);
}
