import { PasswordField, type FieldNote } from "@autotune/ui";
import { useLingui } from "@lingui/react/macro";

interface CurrentPasswordFieldProps {
  name?: string;
  value: string;
  onChange: (value: string) => void;
  /** The form was submitted. */
  tried: boolean;
  /** The server has rejected it; the form has emptied the field. */
  isWrong: boolean;
}

/** The signed-in person's password once more: it rules out a browser that was left open. */
export function CurrentPasswordField({
  name = "password",
  value,
  onChange,
  tried,
  isWrong,
}: CurrentPasswordFieldProps) {
  const { t } = useLingui();
  const text = isWrong ? t`Incorrect password.` : t`Please fill this in`;
  const note: FieldNote = { tone: "problem", text };
  return (
    <PasswordField
      label={t`Your password`}
      name={name}
      autoComplete="current-password"
      required
      showLabel={t`Show password`}
      hideLabel={t`Hide password`}
      value={value}
      onChange={onChange}
      note={tried && value === "" ? note : undefined}
    />
  );
}
