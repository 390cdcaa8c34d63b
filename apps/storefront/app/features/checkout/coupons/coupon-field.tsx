import { formatMoney, type Cart, type Money } from "@autotune/commerce";
import { linkTo } from "@autotune/routes";
import { Button, linkClass, TextField } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { leaveCoupon } from "../cart/cart-actions.ts";
import { enterCode, type EnteredCode } from "./enter-code.ts";
import { CouponRejectionText } from "./coupon-rejection-text.tsx";

interface CouponFieldProps {
  cart: Cart;
  discount: Money;
  disabled: boolean;
}

/** The applied code, or the field to enter one. */
export function CouponField({ cart: { coupon }, discount, disabled }: CouponFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const changed = useRef(false);
  const code = coupon?.code;
  const shown = useRef(code);
  const onChange = () => {
    changed.current = true;
  };

  useEffect(() => {
    if (shown.current === code) return;
    shown.current = code;
    // The focus must not get lost with the clicked button.
    if (changed.current) place.current?.focus();
    changed.current = false;
  }, [code]);

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {code === undefined ? (
        <EnterCode disabled={disabled} onEnter={onChange} />
      ) : (
        <CodeInUse code={code} discount={discount} disabled={disabled} onLeave={onChange} />
      )}
    </div>
  );
}

interface CodeInUseProps extends Pick<CouponFieldProps, "discount" | "disabled"> {
  code: string;
  onLeave: () => void;
}

function CodeInUse({ code, discount, disabled, onLeave }: CodeInUseProps) {
  const language = useLanguage();
  return (
    <p role="status" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="flex items-center gap-2 text-16">
        <span className="rounded-full bg-success/15 px-3 py-1 font-mono text-14 text-success">
          {code}
        </span>
        <button
          type="button"
          aria-disabled={disabled}
          onClick={() => {
            if (disabled) return;
            onLeave();
            leaveCoupon();
          }}
          className={`${linkClass} min-h-10 px-1 text-14 text-muted`}
        >
          <Trans>Remove</Trans> <span className="sr-only">{code}</span>
        </button>
      </span>
      <span className="text-16 font-medium text-success tabular-nums">
        {formatMoney({ ...discount, amount: -discount.amount }, language)}
      </span>
    </p>
  );
}

type RejectedCode = Extract<EnteredCode, { ok: false }> & { readonly code: string };

/** Collapsed, because most have none. */
function EnterCode({ disabled, onEnter }: { disabled: boolean; onEnter: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState(false);
  const [rejected, setRejected] = useState<RejectedCode>();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (open) form.current?.querySelector("input")?.focus();
  }, [open]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || disabled || code.trim() === "") return;
    setBusy(true);
    setRejected(undefined);
    onEnter();
    const entered = await enterCode(code);
    setBusy(false);
    if (!entered.ok) setRejected({ ...entered, code: code.trim().toUpperCase() });
  };

  if (!open)
    return (
      <button
        type="button"
        aria-disabled={disabled}
        onClick={() => (disabled ? undefined : setOpen(true))}
        className={`${linkClass} -my-2 min-h-10 text-16 text-muted`}
      >
        <Trans>Enter a discount code</Trans>
      </button>
    );
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} aria-busy={busy}>
      <div className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <TextField
            label={t`Discount code`}
            name="coupon"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            onChange={setCode}
          />
        </div>
        <Button
          type="submit"
          variant="secondary"
          busy={busy}
          looksDisabled={disabled || code.trim() === ""}
        >
          <Trans>Apply</Trans>
        </Button>
      </div>
      <p role="alert" className="pt-1.5 text-14 text-danger empty:hidden">
        {rejected === undefined ? null : <CouponRejectionText {...rejected} />}
      </p>
      <p className="pt-2 text-14 text-muted">
        <Trans>
          A code from a box, a card or a dealer?{" "}
          <Link to={linkTo("CodeRedemption", {}, language)} className={linkClass}>
            Redeem it here
          </Link>
        </Trans>
      </p>
    </form>
  );
}
