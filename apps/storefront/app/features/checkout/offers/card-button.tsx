import type { CardAction } from "@autotune/contract";
import { BusyMark, Button, buttonClass } from "@autotune/ui";
import { useId, type ReactNode, type Ref } from "react";
import { useNavigate } from "react-router";
import { PressLink } from "../../../platform/navigation/press-link.tsx";
import { runCardAction, useCardAction, waitsItsTurn } from "../cart/offer-dialog-store.ts";

interface CardButtonProps {
  action: CardAction;
  /** A path, a URL or a list of slugs, as the action needs it. */
  data: string;
  followup?: boolean;
  variant?: "primary" | "secondary";
  size?: "large" | "small";
  /** The link that replaces the action before hydration; without one it is a plain button. */
  href?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** A button with one of the actions that an editor can choose from. */
export function CardButton(props: CardButtonProps) {
  const { action, data, followup = false, variant = "primary", size = "large", ref } = props;
  const navigate = useNavigate();
  const button = useId();
  const running = useCardAction();
  const waits = running.busy && waitsItsTurn(action);
  const busy = waits && running.button === button;
  const press = () => {
    if (!waits) void runCardAction(action, data, { navigate, followup, button });
  };
  if (props.href !== undefined)
    return (
      <PressLink
        href={props.href}
        aria-busy={busy}
        aria-disabled={waits}
        onPress={press}
        className={buttonClass(variant, size)}
      >
        {busy ? <BusyMark /> : null}
        {props.children}
      </PressLink>
    );
  return (
    <Button
      ref={ref}
      variant={variant}
      size={size}
      busy={busy}
      looksDisabled={waits}
      onClick={press}
    >
      {props.children}
    </Button>
  );
}
