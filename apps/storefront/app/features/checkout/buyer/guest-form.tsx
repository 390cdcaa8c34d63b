import type { Guest } from "@autotune/contract";
import { Button, TextField, type FieldNote } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { focusField } from "../../../platform/forms/focus-field.ts";
import { findGuestProblems, type GuestField } from "./find-guest-problems.ts";
import { NameOrder } from "../../../platform/forms/name-order.tsx";

interface GuestFormProps {
  /** As typed so far. */
  guest: Guest;
  onChange: (changes: Partial<Guest>) => void;
  onGuest: (guest: Guest) => void;
}

/** Name and email of a guest, whom the licences are for. */
export function GuestForm({ guest, onChange, onGuest }: GuestFormProps) {
  const { t } = useLingui();
  const [left, setLeft] = useState<ReadonlySet<GuestField>>(new Set());
  const [tried, setTried] = useState(false);
  const problems = findGuestProblems(guest);

  const noteOf = (name: GuestField): FieldNote | undefined => {
    if (!problems.includes(name)) return undefined;
    // No correction while the guest still types; an empty field is an error only after an attempt to submit.
    if (guest[name] === "")
      return tried ? { tone: "problem", text: t`Please fill this in` } : undefined;
    if (!tried && !left.has(name)) return undefined;
    const text = name === "email" ? t`Invalid email` : t`Invalid characters`;
    return { tone: "problem", text };
  };

  const field = (name: GuestField) => ({
    name,
    required: true,
    value: guest[name],
    onChange: (value: string) => onChange({ [name]: value }),
    onLeave: () => setLeft((before) => new Set([...before, name])),
    note: noteOf(name),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [first] = problems;
    if (first === undefined) {
      onGuest(trimmed(guest));
      return;
    }
    setTried(true);
    focusField(event.currentTarget, first);
  };

  const email = field("email");
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div className="@container">
        <div className="grid gap-4 @min-[24rem]:grid-cols-2">
          <NameOrder
            first={
              <TextField label={t`First name`} autoComplete="given-name" {...field("first_name")} />
            }
            last={
              <TextField label={t`Last name`} autoComplete="family-name" {...field("last_name")} />
            }
          />
        </div>
      </div>
      <TextField
        label={t`Email`}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...email}
        note={
          email.note ?? { tone: "hint", text: t`We’ll send what you buy and your receipt here.` }
        }
      />
      <Button type="submit" wide looksDisabled={problems.length > 0}>
        <Trans>Continue as guest</Trans>
      </Button>
    </form>
  );
}

function trimmed({ first_name, last_name, email }: Guest): Guest {
  return { first_name: first_name.trim(), last_name: last_name.trim(), email: email.trim() };
}
