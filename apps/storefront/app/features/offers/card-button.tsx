import type { CardAction } from "@autotune/contract";
import { Button } from "@autotune/ui";
import { useId, type ReactNode, type Ref } from "react";
import { useNavigate } from "react-router";
import { runCardAction, useCardAction, waitsItsTurn } from "../../state/offer-dialogs.ts";

interface CardButtonProps {
  action: CardAction;
  /** A path, an address or a list of slugs, as the action needs it. */
  data: string;
  followup?: boolean;
  variant?: "primary" | "secondary";
  size?: "large" | "small";
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** A button that does one of the things that an editor can choose from. */
export function CardButton(props: CardButtonProps) {
  const { action, data, followup = false, variant = "primary", size = "large", ref } = props;
  const navigate = useNavigate();
  const button = useId();
  const running = useCardAction();
  const waits = running.busy && waitsItsTurn(action);
  return (
    <Button
      ref={ref}
      variant={variant}
      size={size}
      busy={waits && running.button === button}
      looksDisabled={waits}
      onClick={() => {
        if (!waits) void runCardAction(action, data, { navigate, followup, button });
      }}
    >
      {props.children}
    </Button>
  );
}
