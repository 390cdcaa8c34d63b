import type { UserResponse } from "@autotune/contract";
import { isLanguage, languageNames, languages } from "@autotune/routes";
import { CheckboxField, SelectField } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Fact, Facts } from "./facts.tsx";
import { ProfilePanel } from "./profile-panel.tsx";
import { useProfileEditing, type ProfileEditing } from "./use-profile-editing.ts";

/** Which emails we send to the person, and in which language. */
export function EmailPreferencesPanel({ user }: { user: UserResponse }) {
  const editing = useProfileEditing(user);
  const { outcome } = editing;
  const { language_preference: chosen, optin_marketing, optin_newsletter } = user;
  // A newsletter sign-up needs a confirmation by email.
  const hasWished = outcome?.kind === "saved" && outcome.changes.optin_newsletter === true;
  return (
    <ProfilePanel
      title={<Trans>Email preferences</Trans>}
      editing={editing}
      facts={
        <Facts>
          <Fact name={<Trans>Language</Trans>}>
            {chosen === null ? "" : <span lang={chosen}>{languageNames[chosen]}</span>}
          </Fact>
          <Fact name={<Trans>News and offers</Trans>}>
            <YesOrNo is={optin_marketing} />
          </Fact>
          <Fact name={<Trans>Newsletter</Trans>}>
            <YesOrNo is={optin_newsletter} />
          </Fact>
        </Facts>
      }
      fields={<EmailPreferenceFields editing={editing} />}
      saved={
        hasWished && !optin_newsletter ? (
          <Trans>You're on the list. Please check your inbox to verify your email.</Trans>
        ) : undefined
      }
    />
  );
}

function YesOrNo({ is }: { is: boolean }) {
  return is ? (
    <Trans context="email preferences">Yes</Trans>
  ) : (
    <Trans context="email preferences">No</Trans>
  );
}

function EmailPreferenceFields({ editing }: { editing: ProfileEditing }) {
  const { t } = useLingui();
  const { values, type } = editing;
  const chosen = values.language_preference ?? "";
  return (
    <>
      <SelectField
        label={t`Email language`}
        name="language_preference"
        value={chosen}
        onChange={(value) => {
          if (isLanguage(value)) type({ language_preference: value });
        }}
        options={[
          ...(chosen === "" ? [{ value: "", title: t`Please choose` }] : []),
          ...languages.map((language) => ({ value: language, title: languageNames[language] })),
        ]}
      />
      <div>
        <CheckboxField
          label={t`You may email me news and offers for what I own`}
          name="optin_marketing"
          checked={values.optin_marketing}
          onChange={(optin_marketing) => type({ optin_marketing })}
        />
        <CheckboxField
          label={t`The newsletter: new tools, new sounds`}
          name="optin_newsletter"
          checked={values.optin_newsletter}
          onChange={(optin_newsletter) => type({ optin_newsletter })}
        />
      </div>
      <p className="max-w-[60ch] text-14 text-muted">
        <Trans>We always send receipts, serial numbers and emails about your account.</Trans>
      </p>
    </>
  );
}
