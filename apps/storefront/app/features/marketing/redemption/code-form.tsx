import { groupRedeemCode, parseRedeemCode, tidyRedeemCode } from "@autotune/commerce";
import { Button, Notice, Panel, PanelPart, TextField } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, type FormEvent, type ReactNode } from "react";
import type { RedemptionRejection } from "../api/redeem-code.ts";
import { groupTypedCode } from "./group-typed-code.ts";
import { RedemptionRejectionText } from "./redemption-rejection-text.tsx";

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

/** Rejections of the code itself are shown at its field; the others are about the person or the shop. */
const ofTheField: ReadonlySet<RedemptionRejection> = new Set([
  "codeMistyped",
  "codeUnknown",
  "codeUsed",
  "codeExpired",
]);

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
  const isAtField = rejection !== undefined && ofTheField.has(rejection);
  const texts: Partial<Record<RedemptionRejection, string>> = {
    codeMistyped:
      code.trim() === ""
        ? t`Please enter the code from your card or email.`
        : t`That code isn’t quite right. A character is wrong, missing or extra. Please check it again.`,
    codeUnknown: t`We don’t recognize this code. Check it against your card. If it matches, ask the store or person who gave it to you.`,
    codeUsed: t`This code has already been redeemed by someone else. Each code works once.`,
    codeExpired: t`This code is no longer valid. Please ask the store or person who gave it to you for a new one.`,
  };
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
                isAtField
                  ? { tone: "problem", text: texts[rejection] ?? "" }
                  : {
                      tone: "hint",
                      text: t`16 letters and digits. Hyphens and spaces don’t matter.`,
                    }
              }
            />
          </div>
          {rejection === undefined || isAtField ? null : (
            <Notice tone="danger">
              <RedemptionRejectionText reason={rejection} />
            </Notice>
          )}
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
