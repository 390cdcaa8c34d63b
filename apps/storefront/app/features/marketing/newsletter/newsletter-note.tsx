import { Trans } from "@lingui/react/macro";
import { FailureWords } from "../../../platform/failures/failure-words.tsx";
import { newsletterFailed } from "./newsletter-failed.ts";
import type { SignUpOutcome } from "./sign-up-for-newsletter.ts";

export type NewsletterFormState =
  | { kind: "idle" }
  /** The input is not an email address. */
  | { kind: "wrong" }
  | { kind: "loading" }
  | SignUpOutcome;

const tones: Record<NewsletterFormState["kind"], string> = {
  idle: "text-faint",
  loading: "text-faint",
  wrong: "text-danger",
  rejected: "text-danger",
  failed: "text-danger",
  submitted: "text-success",
  onList: "text-success",
};

interface NewsletterNoteProps {
  id: string;
  state: NewsletterFormState;
}

/** The note under the field. Always rendered and as high as its longest text: its changes are announced. */
export function NewsletterNote({ id, state }: NewsletterNoteProps) {
  return (
    <p
      id={id}
      aria-live="polite"
      className={`min-h-13 pt-2 max-sm:min-h-18.5 text-14 sm:pl-6 ${tones[state.kind]}`}
    >
      <NoteText state={state} />
    </p>
  );
}

function NoteText({ state }: { state: NewsletterFormState }) {
  switch (state.kind) {
    case "idle":
    case "loading":
      return <Trans>We’ll email you a link to confirm it’s you.</Trans>;
    case "wrong":
      return <Trans>Invalid email</Trans>;
    case "rejected":
      return state.text;
    case "failed":
      return <FailureWords failure={state} otherwise={newsletterFailed} />;
    case "submitted":
      return <Trans>You're on the list. Please check your inbox to verify your email.</Trans>;
    case "onList":
      return <Trans>It looks like you're already receiving the newsletter.</Trans>;
  }
}
