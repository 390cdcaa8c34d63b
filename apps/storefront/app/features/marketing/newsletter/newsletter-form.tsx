import { isEmail } from "@autotune/commerce";
import type { NewsletterBody } from "@autotune/contract";
import { Button } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { NewsletterNote, type NewsletterFormState } from "./newsletter-note.tsx";
import type { SignUpOutcome } from "./sign-up-for-newsletter.ts";
import { noResponse } from "../../../platform/failures/request-failure.ts";

/** On a phone the button is below the field; elsewhere both share one pill. */
const row =
  "grid gap-2 transition-colors duration-150 sm:flex sm:rounded-full sm:border sm:border-line-strong sm:bg-background sm:p-1 sm:outline-offset-3 sm:outline-text sm:hover:border-muted sm:has-[[aria-invalid=true]]:border-danger sm:has-[input:focus-visible]:outline-2";
const input =
  "min-h-12 w-full min-w-0 grow rounded-full border border-line-strong bg-background px-5 text-16 transition-colors duration-150 placeholder:text-faint hover:border-muted aria-invalid:border-danger sm:border-transparent sm:bg-transparent sm:outline-none sm:hover:border-transparent sm:aria-invalid:border-transparent";

/** Signs up for the newsletter; as wide as its container. */
export function NewsletterForm() {
  const { t } = useLingui();
  const language = useLanguage();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const fax = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState("");
  const [state, setState] = useState<NewsletterFormState>({ kind: "idle" });
  const isRight = isEmail(email.trim());
  const isWrong = state.kind === "wrong" || state.kind === "rejected";

  // The visitor may have typed before hydration.
  useEffect(() => setEmail(field.current?.value ?? ""), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (state.kind === "loading") return;
    if (!isRight) {
      setState({ kind: "wrong" });
      field.current?.focus();
      return;
    }
    setState({ kind: "loading" });
    const outcome = await send({ email: email.trim(), fax: fax.current?.value ?? "", language });
    setState(outcome);
    if (outcome.kind !== "submitted" && outcome.kind !== "onList") return;
    form.reset();
    setEmail("");
  };

  return (
    <form
      // Submitted before hydration, a form with this method does nothing: the email stays out of the URL.
      method="dialog"
      noValidate
      aria-busy={state.kind === "loading"}
      onSubmit={(event) => void submit(event)}
    >
      <div className={row}>
        <label htmlFor={id} className="sr-only">
          <Trans>Your email address</Trans>
        </label>
        <input
          ref={field}
          id={id}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder={t`Your email address`}
          required
          readOnly={state.kind === "loading"}
          onChange={({ target }) => {
            setEmail(target.value);
            setState({ kind: "idle" });
          }}
          // Preloads the code: a connection that fails before the submit cannot prevent it.
          onFocus={() => void loadSignUp().catch(() => undefined)}
          onBlur={() => {
            if (state.kind === "idle" && email !== "" && !isRight) setState({ kind: "wrong" });
          }}
          aria-invalid={isWrong}
          aria-describedby={`${id}-note`}
          className={input}
        />
        {/* A honeypot: invisible, so only bots fill it in. */}
        <input ref={fax} name="fax" type="text" hidden tabIndex={-1} autoComplete="off" />
        <div className="sm:min-w-42">
          <Button type="submit" wide busy={state.kind === "loading"} looksDisabled={!isRight}>
            <Trans>Sign me up</Trans>
          </Button>
        </div>
      </div>
      <NewsletterNote id={`${id}-note`} state={state} />
    </form>
  );
}

/** Its code is loaded on demand. Not while offline: some browsers do not retry a failed import. */
function loadSignUp() {
  return navigator.onLine
    ? import("./sign-up-for-newsletter.ts")
    : Promise.reject(new Error("The browser is offline"));
}

/** A failed import counts as a failed request. */
async function send(body: NewsletterBody): Promise<SignUpOutcome> {
  try {
    const { signUpForNewsletter } = await loadSignUp();
    return await signUpForNewsletter(body);
  } catch {
    return noResponse;
  }
}
