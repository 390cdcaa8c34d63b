import { isEmail } from "@autotune/commerce";
import { Button, Panel, PanelPart, TextField } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { focusField } from "../../../platform/forms/focus-field.ts";

export interface Declaration {
  readonly name: string;
  readonly email: string;
  readonly reference: string;
  readonly part: string;
}

interface WithdrawalFormProps {
  declaration: Declaration;
  onChange: (changes: Partial<Declaration>) => void;
  onContinue: () => void;
}

const required = ["name", "email", "reference"] as const;

/** The first step: who withdraws, and from what. */
export function WithdrawalForm({ declaration, onChange, onContinue }: WithdrawalFormProps) {
  const { t } = useLingui();
  const [tried, setTried] = useState(false);
  const isRight = (name: keyof Declaration) =>
    name === "email" ? isEmail(declaration.email.trim()) : declaration[name].trim() !== "";
  const field = (name: keyof Declaration) => ({
    name,
    value: declaration[name],
    onChange: (value: string) => onChange({ [name]: value }),
    note:
      tried && name !== "part" && !isRight(name)
        ? {
            tone: "problem" as const,
            text:
              name === "email" && declaration.email !== ""
                ? t`Invalid email`
                : t`Please fill this in`,
          }
        : undefined,
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const wrong = required.find((name) => !isRight(name));
    if (wrong === undefined) return onContinue();
    focusField(event.currentTarget, wrong);
  };

  return (
    <Panel title={<Trans>Your order</Trans>}>
      <PanelPart>
        <form onSubmit={submit} noValidate className="grid gap-4">
          <TextField label={t`Your name`} autoComplete="name" required {...field("name")} />
          <TextField
            label={t`Email`}
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            {...field("email")}
          />
          <TextField label={t`Order number`} autoComplete="off" required {...field("reference")} />
          <TextField
            label={t`Which products (leave blank for the whole order)`}
            autoComplete="off"
            {...field("part")}
          />
          <div>
            <Button type="submit">
              <Trans>Continue</Trans>
            </Button>
          </div>
        </form>
      </PanelPart>
    </Panel>
  );
}
