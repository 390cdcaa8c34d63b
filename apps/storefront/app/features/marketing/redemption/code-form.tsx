import {
  groupRedeemCode,
  parseRedeemCode,
  redeemCodeLetters,
  tidyRedeemCode,
} from "@autotune/commerce";
import type { CodeRejection } from "@autotune/contract";
import { codeRejections } from "@autotune/contract/code-rejections";
import { Button, Notice, Panel, PanelPart, TextField } from "@autotune/ui";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, type FormEvent, type ReactNode } from "react";
import type { RedemptionRejection } from "../api/redeem-code.ts";
import { groupTypedCode } from "./group-typed-code.ts";
import { RedemptionRejectionText } from "./redemption-rejection-text.tsx";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";

interface CodeFormProps {
  /** It replaces what had the focus. */
  takesFocus: boolean;
  code: string;
  onChange: (code: string) => void;
  isBusy: boolean;
  rejection: RedemptionRejection | undefined;
  onReject: (reason: RedemptionRejection) => void;
  /** With a code whose checksum is right. */
  onRedeem: (code: string) => void;
  /** The dealer who issued the code. */
  aside?: ReactNode;
}

/** Where the cause is unknown. */
const notRedeemed = msg`We couldn’t redeem your code just now. It’s still good. Please try again in a moment.`;

export function CodeForm(props: CodeFormProps) {
  const { takesFocus, code, onChange, isBusy, rejection, onReject, onRedeem, aside } = props;
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector("input")?.focus();
  }, [takesFocus]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const parsed = parseRedeemCode(code);
    if (parsed === undefined) {
      onReject("codeMistyped");
      form.current?.querySelector("input")?.focus();
    } else onRedeem(parsed);
  };
  /** Rejections of the code itself are shown at its field; the others are about the person or the shop. */
  const texts: Readonly<Record<CodeRejection, string>> = {
    codeMistyped:
      code.trim() === ""
        ? t`Please enter the code from your card or email.`
        : t`That code isn’t quite right. A character is wrong, missing or extra. Please check it again.`,
    codeUnknown: t`We don’t recognize this code. Check it against your card. If it matches, ask the store or person who gave it to you.`,
    codeUsed: t`This code has already been redeemed by someone else. Each code works once.`,
    codeExpired: t`This code is no longer valid. Please ask the store or person who gave it to you for a new one.`,
  };
  const problem = codeRejections.find((reason) => reason === rejection);
  return (
    <Panel title={<Trans>Your code</Trans>} aside={aside}>
      <PanelPart>
        <form
          ref={form}
          // Submitted before hydration, a form with this method does nothing.
          method="dialog"
          noValidate
          aria-busy={isBusy}
          onSubmit={submit}
          className="grid gap-5"
        >
          <div className="[&_input]:font-mono [&_input]:text-18 [&_input]:tracking-[0.06em]">
            <TextField
              label={t`Code`}
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
              readOnly={isBusy}
              value={code}
              onChange={(typed) => onChange(groupTypedCode(code, typed))}
              onLeave={() => onChange(groupRedeemCode(tidyRedeemCode(code)))}
              note={
                problem !== undefined
                  ? { tone: "problem", text: texts[problem] }
                  : {
                      tone: "hint",
                      text: t`${redeemCodeLetters} letters and digits. Hyphens and spaces don’t matter.`,
                    }
              }
            />
          </div>
          {rejection === "notQualified" || rejection === "signedOut" ? (
            <Notice tone="danger">
              <RedemptionRejectionText reason={rejection} />
            </Notice>
          ) : null}
          <FailureNotice outcome={rejection} otherwise={notRedeemed} />
          <div>
            <Button type="submit" busy={isBusy} looksDisabled={code.trim() === ""} wide>
              <Trans>Redeem code</Trans>
            </Button>
          </div>
        </form>
      </PanelPart>
    </Panel>
  );
}
