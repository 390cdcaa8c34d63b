import { fullName } from "@autotune/commerce";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { useUser } from "../../identity/session/user-store.ts";
import { WithdrawalConfirm, type DeclaredAndReceived } from "./withdrawal-confirm.tsx";
import { WithdrawalForm, type Declaration } from "./withdrawal-form.tsx";
import { WithdrawalReceived } from "./withdrawal-received.tsx";

/** Withdrawing from a contract in two steps: the declaration, and its confirmation. */
export function Withdrawal() {
  const [query] = useSearchParams();
  const language = useLanguage();
  const user = useUser((state) => state.user);
  const [typed, setTyped] = useState<Partial<Declaration>>({});
  const [step, setStep] = useState<"form" | "confirm">("form");
  const [received, setReceived] = useState<DeclaredAndReceived>();
  if (received !== undefined) return <WithdrawalReceived {...received} />;
  const declaration = {
    // The session is known a moment after the page; what was typed by then stays.
    name:
      user === null
        ? ""
        : fullName({ firstName: user.pi_first_name, lastName: user.pi_last_name }, language),
    // Not from the URL, which is logged.
    email: user?.email ?? "",
    reference: query.get("reference") ?? "",
    part: "",
    ...typed,
  };
  if (step === "confirm")
    return (
      <WithdrawalConfirm
        declaration={declaration}
        onReceived={setReceived}
        onBack={() => setStep("form")}
      />
    );
  return (
    <WithdrawalForm
      declaration={declaration}
      onChange={(changes) => setTyped((before) => ({ ...before, ...changes }))}
      onContinue={() => {
        // From here on it is fixed, even if the session changes in another tab.
        setTyped(declaration);
        setStep("confirm");
      }}
    />
  );
}
