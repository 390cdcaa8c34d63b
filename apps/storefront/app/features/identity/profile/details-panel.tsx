import { fullName } from "@autotune/commerce";
import type { UserResponse } from "@autotune/contract";
import { TextField } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Fact, Facts } from "./facts.tsx";
import { ProfilePanel } from "./profile-panel.tsx";
import { useProfileEditing, type ProfileEditing } from "./use-profile-editing.ts";
import { useProfileField } from "./use-profile-field.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { NameOrder } from "../../../platform/forms/name-order.tsx";

/** The person's name and details. */
export function DetailsPanel({ user }: { user: UserResponse }) {
  const editing = useProfileEditing(user);
  const name = { firstName: user.pi_first_name, lastName: user.pi_last_name };
  const language = useLanguage();
  return (
    <ProfilePanel
      title={<Trans>Your details</Trans>}
      editing={editing}
      facts={
        <Facts>
          <Fact name={<Trans context="profile">Name</Trans>}>{fullName(name, language)}</Fact>
          <Fact name={<Trans>Email</Trans>}>{user.email}</Fact>
          <Fact name={<Trans context="profile">Company</Trans>}>{user.pi_company}</Fact>
          <Fact name={<Trans>Phone</Trans>}>{user.pi_home_phone}</Fact>
        </Facts>
      }
      fields={<DetailsFields editing={editing} />}
    />
  );
}

function DetailsFields({ editing }: { editing: ProfileEditing }) {
  const { t } = useLingui();
  const field = useProfileField(editing);
  const phone = field("pi_home_phone");
  return (
    <div className="grid gap-4 @min-[30rem]:grid-cols-2">
      <NameOrder
        first={
          <TextField
            label={t`First name`}
            autoComplete="given-name"
            required
            {...field("pi_first_name")}
          />
        }
        last={
          <TextField
            label={t`Last name`}
            autoComplete="family-name"
            required
            {...field("pi_last_name")}
          />
        }
      />
      <TextField
        label={t({ message: "Company", context: "profile" })}
        autoComplete="organization"
        {...field("pi_company")}
      />
      <TextField
        label={t`Phone`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...phone}
        note={phone.note ?? { tone: "hint", text: t`Include the country code, such as +1.` }}
      />
    </div>
  );
}
