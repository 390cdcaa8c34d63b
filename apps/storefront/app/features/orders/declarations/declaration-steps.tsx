import { fullName } from "@autotune/commerce";
import { useState, type ReactNode } from "react";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { useUser } from "../../identity/session/user-store.ts";
import { DeclarationCheck } from "./declaration-check.tsx";
import { DeclarationReceived } from "./declaration-received.tsx";
import type { Declared, DeclarationReceipt } from "./declare.ts";

/** Who declares something, as far as every declaration asks for it. */
export interface Declarant {
  readonly name: string;
  readonly email: string;
}

interface FormSlot<Draft> {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
  onContinue: () => void;
  /** They came back from the second step, whose button is gone. */
  takesFocus: boolean;
}

/** What one kind of declaration says and asks for. */
interface DeclarationStepsProps<Draft extends Declarant> {
  /** What is filled in before anybody types. */
  begin: (declarant: Declarant) => Draft;
  renderForm: (slot: FormSlot<Draft>) => ReactNode;
  /** The declaration in full. */
  renderText: (draft: Draft) => ReactNode;
  /** What happens after it was received. */
  renderNext: (draft: Draft) => ReactNode;
  send: (draft: Draft) => Promise<Declared>;
  words: {
    readonly check: ReactNode;
    /** What else it does, before it is sent. */
    readonly consequence?: ReactNode;
    readonly send: ReactNode;
    readonly received: ReactNode;
  };
}

/** A declaration in two steps: what is declared, and the button that sends it. Then its receipt. */
export function DeclarationSteps<Draft extends Declarant>(props: DeclarationStepsProps<Draft>) {
  const { begin, renderForm, renderText, renderNext, send, words } = props;
  const language = useLanguage();
  const user = useUser((state) => state.user);
  const [typed, setTyped] = useState<Partial<Draft>>({});
  const [step, setStep] = useState<"begun" | "checking" | "returned">("begun");
  const [receipt, setReceipt] = useState<DeclarationReceipt>();
  const declarant = {
    name:
      user === null
        ? ""
        : fullName({ firstName: user.pi_first_name, lastName: user.pi_last_name }, language),
    // Not from the URL, which is logged.
    email: user?.email ?? "",
  };
  // The session is known a moment after the page; what was typed by then stays.
  const draft: Draft = { ...begin(declarant), ...typed };
  if (receipt !== undefined)
    return (
      <DeclarationReceived title={words.received} receipt={receipt} next={renderNext(draft)}>
        {renderText(draft)}
      </DeclarationReceived>
    );
  if (step === "checking")
    return (
      <DeclarationCheck
        title={words.check}
        consequence={words.consequence}
        button={words.send}
        send={() => send(draft)}
        onReceived={setReceipt}
        onBack={() => setStep("returned")}
      >
        {renderText(draft)}
      </DeclarationCheck>
    );
  return renderForm({
    draft,
    takesFocus: step === "returned",
    onChange: (changes) => setTyped((before) => ({ ...before, ...changes })),
    onContinue: () => {
      // From here on it is fixed, even if the session changes in another tab.
      setTyped(draft);
      setStep("checking");
    },
  });
}
