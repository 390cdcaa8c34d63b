import { Button, Panel, PanelPart, SelectField, TextAreaField, TextField } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState, type FormEvent } from "react";
import { focusField } from "../../../platform/forms/focus-field.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import {
  emptyDraft,
  findProblems,
  toInquiry,
  type InquiryDraft,
  type InquiryField,
} from "./inquiry-draft.ts";
import { InquirySent } from "./inquiry-sent.tsx";
import { sendEduInquiry, type InquiryOutcome } from "./send-edu-inquiry.ts";
import { useCountryOptions } from "./use-country-options.ts";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";

type Step = "idle" | "sending" | InquiryOutcome;

/** A school's inquiry about a site licence. */
export function InquiryForm() {
  const { t } = useLingui();
  const language = useLanguage();
  const countries = useCountryOptions();
  const fax = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<InquiryDraft>(emptyDraft);
  const [step, setStep] = useState<Step>("idle");
  const [tried, setTried] = useState(false);
  const problems = tried ? findProblems(draft) : [];

  const lineProblem = (name: "name" | "school") =>
    draft[name].trim() === "" ? t`Please fill this in` : t`That’s too long.`;
  const problemTexts: Record<InquiryField, string> = {
    name: lineProblem("name"),
    email: draft.email === "" ? t`Please fill this in` : t`Invalid email`,
    school: lineProblem("school"),
    country: t`Please choose a country`,
    seats: t`Enter a whole number, for example 25`,
    message: "",
  };
  const isWrong = (name: InquiryField) =>
    problems.includes(name) || (name === "email" && step === "wrongEmail");
  const field = (name: InquiryField) => ({
    name,
    value: draft[name],
    readOnly: step === "sending",
    onChange: (value: string) => {
      setDraft((before) => ({ ...before, [name]: value }));
      if (step !== "sending") setStep("idle");
    },
    note: isWrong(name) ? { tone: "problem" as const, text: problemTexts[name] } : undefined,
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step === "sending") return;
    setTried(true);
    const [wrong] = findProblems(draft);
    if (wrong !== undefined) {
      focusField(event.currentTarget, wrong);
      return;
    }
    setStep("sending");
    const body = { ...toInquiry(draft), fax: fax.current?.value ?? "", language };
    setStep(await sendEduInquiry(body));
  };

  if (step === "sent") return <InquirySent email={draft.email.trim()} />;
  return (
    <Panel title={<Trans>Request a quote</Trans>}>
      <PanelPart>
        <form
          // Submitted before hydration, a form with this method does nothing.
          method="dialog"
          noValidate
          aria-busy={step === "sending"}
          onSubmit={(event) => void submit(event)}
          className="grid gap-4"
        >
          <TextField label={t`Your name`} autoComplete="name" required {...field("name")} />
          <TextField
            label={t`Email`}
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            {...field("email")}
          />
          <TextField
            label={t`School or university`}
            autoComplete="organization"
            required
            {...field("school")}
          />
          <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
            <SelectField label={t`Country`} options={countries} required {...field("country")} />
            <TextField
              label={t`Seats`}
              inputMode="numeric"
              autoComplete="off"
              required
              {...field("seats")}
            />
          </div>
          <TextAreaField
            label={t`Anything we should know?`}
            rows={4}
            maxLength={4000}
            {...field("message")}
          />
          {/* A honeypot: invisible, so only bots fill it in. */}
          <input ref={fax} name="fax" type="text" hidden tabIndex={-1} autoComplete="off" />
          <FailureNotice outcome={step} />
          <div>
            <Button type="submit" busy={step === "sending"}>
              <Trans>Send inquiry</Trans>
            </Button>
          </div>
          <p className="text-14 text-faint">
            <Trans>We’ll only use this to answer you.</Trans>
          </p>
        </form>
      </PanelPart>
    </Panel>
  );
}
