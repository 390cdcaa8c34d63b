import type { ProfileField } from "@autotune/commerce";
import type { FieldNote } from "@autotune/ui";
import { useLingui } from "@lingui/react/macro";
import { useUser } from "../session/user-store.ts";
import type { ProfileEditing } from "./use-profile-editing.ts";

const longestLine = 100;

/** The props of every profile field: its value, its change handler, and its note. */
export function useProfileField(editing: ProfileEditing) {
  const { t } = useLingui();
  const user = useUser((state) => state.user);
  const { values, problems, elsewhere, type, leave } = editing;

  const problemOf = (field: ProfileField): string => {
    const text = values[field];
    if (text.trim() === "") return t`Please fill this in`;
    switch (field) {
      case "pi_home_phone":
        return t`Use only digits, spaces and + . / - ( ).`;
      case "pi_postal_code":
        return t`This postal code doesn’t match the country.`;
      case "pi_state":
        return t`Please choose one in this country.`;
      case "pi_first_name":
      case "pi_last_name":
      case "pi_street":
      case "pi_street2":
      case "pi_city":
      case "pi_country":
      case "pi_company":
        return text.length > longestLine ? t`That’s too long.` : t`Invalid characters`;
    }
  };

  const noteOf = (field: ProfileField): FieldNote | undefined => {
    if (problems.includes(field)) return { tone: "problem", text: problemOf(field) };
    if (!elsewhere.includes(field)) return undefined;
    const changed = user?.[field] ?? "";
    return {
      tone: "hint",
      text: t`Changed to “${changed}” on another device. Saving replaces it.`,
    };
  };

  return (field: ProfileField) => ({
    name: field,
    value: values[field],
    onChange: (value: string) => type({ [field]: value }),
    onLeave: () => leave(field),
    note: noteOf(field),
  });
}
