import { priceAlertMonths, formatMoney, isEmail, type Money } from "@autotune/commerce";
import { Button, Notice, TextField } from "@autotune/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { focusField } from "../../../platform/forms/focus-field.ts";
import { requestPriceAlert, type PriceAlertResult } from "../api/price-alerts.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { readTypedPrice } from "./read-typed-price.ts";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";

interface PriceAlertFormProps {
  path: string;
  /** The current price. */
  price: Money;
  /** The field for the address; without it the email goes to the account's. */
  email?: { readonly typed: string; readonly onType: (typed: string) => void };
  onWatching?: (wish: Money) => void;
}

type Step = "idle" | "sending" | PriceAlertResult;

export function PriceAlertForm(props: PriceAlertFormProps) {
  const { path, price, email, onWatching } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const fax = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [step, setStep] = useState<Step>("idle");
  const [tried, setTried] = useState(false);
  const { currency } = price;
  const now = formatMoney(price, language);
  const amount = readTypedPrice(typed, currency);
  const isLower = amount !== undefined && amount < price.amount;
  const isRightEmail = email === undefined || isEmail(email.typed.trim());

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step === "sending") return;
    setTried(true);
    if (amount === undefined || !isLower || !isRightEmail) {
      focusField(event.currentTarget, isLower ? "email" : "wish");
      return;
    }
    setStep("sending");
    const result = await requestPriceAlert({
      path,
      currency,
      amount,
      language,
      fax: fax.current?.value ?? "",
      ...(email === undefined ? {} : { email: email.typed.trim() }),
    });
    // A person who was signed out meanwhile has no email field to mark as invalid.
    setStep(
      email === undefined && result === "wrongEmail" ? { kind: "failed", status: 401 } : result,
    );
    if (result === "watching") onWatching?.({ amount, currency });
  };
  const change = (set: (value: string) => void) => (value: string) => {
    set(value);
    if (step !== "sending") setStep("idle");
  };

  if (step === "waiting" || step === "watching") return <AlertRequested step={step} />;
  const wishProblem =
    (tried && !isLower) || step === "reached" ? t`Enter a price below ${now}` : undefined;
  const emailProblem =
    (tried && !isRightEmail) || step === "wrongEmail" ? t`Invalid email` : undefined;
  return (
    <form
      // Submitted before hydration, a form with this method does nothing.
      method="dialog"
      noValidate
      aria-busy={step === "sending"}
      onSubmit={(event) => void submit(event)}
      className="mt-4 grid gap-4"
    >
      <p className="text-14 text-muted">
        {email === undefined ? (
          <Trans>
            It’s {now} today. We’ll email you when it drops to your target price or lower.
          </Trans>
        ) : (
          <Trans>
            It’s {now} today. Confirm your address, and we’ll send you one email when it drops to
            your target price or lower.
          </Trans>
        )}
      </p>
      <div
        className={`grid gap-4 ${email === undefined ? "" : "@md:grid-cols-[10rem_minmax(0,1fr)]"}`}
      >
        <TextField
          label={t`Target price in ${currency}`}
          name="wish"
          inputMode="decimal"
          autoComplete="off"
          required
          value={typed}
          readOnly={step === "sending"}
          onChange={change(setTyped)}
          note={wishProblem === undefined ? undefined : { tone: "problem", text: wishProblem }}
        />
        {email === undefined ? null : (
          <TextField
            label={t`Your email address`}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            value={email.typed}
            readOnly={step === "sending"}
            onChange={change(email.onType)}
            note={emailProblem === undefined ? undefined : { tone: "problem", text: emailProblem }}
          />
        )}
      </div>
      {/* A honeypot: invisible, so only bots fill it in. */}
      <input ref={fax} name="fax" type="text" hidden tabIndex={-1} autoComplete="off" />
      <FailureNotice outcome={step} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="secondary" busy={step === "sending"}>
          <Trans>Set price alert</Trans>
        </Button>
        <p className="text-14 text-faint">
          <Trans>
            Alerts expire after <Plural value={priceAlertMonths} one="# month" other="# months" />.
          </Trans>
        </p>
      </div>
    </form>
  );
}

function AlertRequested({ step }: { step: "waiting" | "watching" }) {
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone with the form.
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={place} tabIndex={-1} className="mt-4 outline-none">
      {step === "waiting" ? (
        <Notice tone="success" title={<Trans>Please check your inbox</Trans>}>
          <Trans>
            Click the link in our email to start the alert. We won’t send anything else until you
            do.
          </Trans>
        </Notice>
      ) : (
        <Notice tone="success">
          <Trans>We’ll email you when it drops to your target price.</Trans>
        </Notice>
      )}
    </div>
  );
}
