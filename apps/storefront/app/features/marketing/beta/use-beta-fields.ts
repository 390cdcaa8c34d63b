import { findBetaSignupProblems, type BetaSignup, type BetaSignupField } from "@autotune/commerce";
import type { FieldNote } from "@autotune/ui";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useUser } from "../../identity/session/user-store.ts";

type Typed = Readonly<Record<BetaSignupField, string>>;
const empty: Typed = { firstName: "", lastName: "", email: "", birthYear: "" };

/** What is typed, prefilled where known: a signed-in person has an email and often a name. */
export function useBetaFields(thisYear: number) {
  const { t } = useLingui();
  const user = useUser((state) => state.user);
  const [typed, setTyped] = useState(empty);
  const [left, setLeft] = useState<ReadonlySet<BetaSignupField>>(new Set());
  const known: Partial<Typed> = {
    firstName: user?.pi_first_name ?? "",
    lastName: user?.pi_last_name ?? "",
    email: user?.email ?? "",
  };
  const valueOf = (name: BetaSignupField) => known[name] || typed[name];
  const signup: BetaSignup = {
    firstName: valueOf("firstName"),
    lastName: valueOf("lastName"),
    email: valueOf("email"),
    birthYear: typed.birthYear === "" ? undefined : Number(typed.birthYear),
  };
  const problems = findBetaSignupProblems(signup, thisYear);

  const noteOf = (name: BetaSignupField): FieldNote | undefined => {
    if (!left.has(name) || !problems.includes(name)) return undefined;
    if (valueOf(name).trim() === "") return { tone: "problem", text: t`Please fill this in` };
    return { tone: "problem", text: name === "email" ? t`Invalid email` : t`Invalid characters` };
  };

  return {
    signup,
    problems,
    field: (name: BetaSignupField) => ({
      name,
      value: valueOf(name),
      disabled: (known[name] ?? "") !== "",
      required: true,
      note: noteOf(name),
      onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
      onLeave: () => {
        if (valueOf(name) !== "") setLeft((before) => new Set(before).add(name));
      },
    }),
    /** From now on every missing or invalid field is marked. */
    showProblems: () => setLeft(new Set<BetaSignupField>(problems)),
  };
}
