import { isEmail } from "@autotune/commerce";
import { Button, Panel, PanelPart } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { focusField } from "../../../platform/forms/focus-field.ts";

interface TextFieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  note: { tone: "problem"; text: string } | undefined;
}

interface DeclarationFormProps<Name extends string> {
  title: ReactNode;
  values: Readonly<Record<Name, string>>;
  required: readonly NoInfer<Name>[];
  onChange: (changes: Partial<Record<Name, string>>) => void;
  onContinue: () => void;
  /** What had the focus is gone. */
  takesFocus: boolean;
  /** The fields; `field` wires a text field up. */
  children: (field: (name: Name) => TextFieldProps) => ReactNode;
}

/** The first step: who declares what. What is missing is said at its field, and the first of it gets the focus. */
export function DeclarationForm<Name extends string>(props: DeclarationFormProps<Name>) {
  const { title, values, required, onChange, onContinue, takesFocus, children } = props;
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const [tried, setTried] = useState(false);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const isRight = (name: Name) =>
    name === "email" ? isEmail(values[name].trim()) : values[name].trim() !== "";
  const field = (name: Name): TextFieldProps => ({
    name,
    value: values[name],
    onChange: (value) => {
      const changes: Partial<Record<Name, string>> = {};
      changes[name] = value;
      onChange(changes);
    },
    note:
      tried && required.includes(name) && !isRight(name)
        ? {
            tone: "problem",
            text:
              name === "email" && values[name] !== "" ? t`Invalid email` : t`Please fill this in`,
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
    <Panel title={title} headingRef={heading}>
      <PanelPart>
        <form onSubmit={submit} noValidate className="grid gap-4">
          {children(field)}
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
