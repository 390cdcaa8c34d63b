import { longestPassword, shortestPassword } from "@autotune/commerce";
import { PasswordField } from "@autotune/ui";
import { useLingui } from "@lingui/react/macro";
import type { AccountFields } from "./use-account-fields.ts";

/** A new password, typed twice. */
export function NewPasswordFields({ field }: Pick<AccountFields, "field">) {
  const { t } = useLingui();
  const password = field("password");
  const rule = t`${shortestPassword}+ capital and lowercase letters and numbers`;
  const limit = t`At most ${longestPassword} characters`;
  const hint = { tone: "hint", text: `${rule} · ${limit}` } as const;
  const shared = {
    autoComplete: "new-password",
    showLabel: t`Show password`,
    hideLabel: t`Hide password`,
  };
  return (
    <>
      <PasswordField label={t`Password`} {...shared} {...password} note={password.note ?? hint} />
      <PasswordField label={t`Confirm password`} {...shared} {...field("confirmPassword")} />
    </>
  );
}
