import { birthYears } from "@autotune/commerce";
import type { BetaProgram } from "@autotune/contract";
import { Button, Notice, SelectField, TextField } from "@autotune/ui";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { focusField } from "../../../platform/forms/focus-field.ts";
import { useIsHydrated } from "../../../platform/lazy/use-is-hydrated.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { signUpForBeta, type BetaOutcome } from "./sign-up-for-beta.ts";
import { useBetaFields } from "./use-beta-fields.ts";
import { NameOrder } from "../../../platform/forms/name-order.tsx";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";

/** Where the cause is unknown. */
const betaFailed = msg`An unexpected error has occurred; we apologize for the inconvenience.`;

type State = "idle" | "loading" | BetaOutcome;

/** Applies for a beta programme. */
export function BetaForm({ program }: { program: BetaProgram }) {
  const { t } = useLingui();
  const language = useLanguage();
  const fax = useRef<HTMLInputElement>(null);
  const done = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>("idle");

  // The button that had the focus is gone.
  useEffect(() => {
    if (state === "submitted") done.current?.focus();
  }, [state]);

  // The page may have been rendered last year, so the years come from the browser's clock.
  const [thisYear] = useState(() => new Date().getFullYear());
  const years = useIsHydrated() ? birthYears(thisYear) : [];
  const { signup, problems, field, showProblems } = useBetaFields(thisYear);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "loading") return;
    const [wrong] = problems;
    if (wrong !== undefined || signup.birthYear === undefined) {
      showProblems();
      focusField(event.currentTarget, wrong ?? "birthYear");
      return;
    }
    setState("loading");
    const outcome = await signUpForBeta(program, {
      first_name: signup.firstName.trim(),
      last_name: signup.lastName.trim(),
      email: signup.email.trim(),
      birthyear: signup.birthYear,
      fax: fax.current?.checked === true,
      language,
    });
    setState(outcome);
  };

  if (state === "submitted")
    return (
      <div ref={done} tabIndex={-1} className="rounded-16">
        <Notice tone="success">
          <Trans>Thank you for signing up; check your email for the iOS app link.</Trans>
        </Notice>
      </div>
    );
  return (
    <form
      // Submitted before hydration, a form with this method does nothing: no input gets into a URL.
      method="dialog"
      noValidate
      aria-busy={state === "loading"}
      onSubmit={(event) => void submit(event)}
      className="@container grid gap-4"
    >
      <div className="grid gap-4 @min-[24rem]:grid-cols-2">
        <NameOrder
          first={
            <TextField label={t`First name`} autoComplete="given-name" {...field("firstName")} />
          }
          last={
            <TextField label={t`Last name`} autoComplete="family-name" {...field("lastName")} />
          }
        />
      </div>
      <TextField
        label={t`Email`}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field("email")}
      />
      <SelectField
        label={t`Year of birth`}
        options={[
          { value: "", title: t`Please choose` },
          ...years.map((year) => ({ value: String(year), title: String(year) })),
        ]}
        {...field("birthYear")}
      />
      {/* A honeypot: invisible, so only bots tick it. */}
      <input ref={fax} name="fax" type="checkbox" hidden tabIndex={-1} autoComplete="off" />
      <FailureNotice outcome={state} otherwise={betaFailed} />
      <Button type="submit" wide busy={state === "loading"} looksDisabled={problems.length > 0}>
        <Trans>Sign me up</Trans>
      </Button>
    </form>
  );
}
