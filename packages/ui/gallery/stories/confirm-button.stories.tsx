import { useState } from "react";
import { ConfirmButton } from "../../src/confirm-button.tsx";
import type { Story } from "../story.ts";

const texts = { confirm: "Deactivate", cancel: "Keep it" };

function Seat() {
  const [active, setActive] = useState(true);
  if (!active) return <p className="text-16 text-muted">The seat is free.</p>;
  return (
    <ConfirmButton
      question="Deactivate Studio Mac? The seat is free for another computer then."
      texts={texts}
      onConfirm={() => setActive(false)}
    >
      Deactivate
    </ConfirmButton>
  );
}

export const confirmButton: Story = {
  slug: "confirm-button",
  name: "Confirm button",
  about: "For what cannot be taken back: it asks once, where it stands, before it acts.",
  specimens: [
    { title: "A question", Example: Seat },
    {
      title: "Long German",
      language: "de",
      Example: () => (
        <div className="max-w-72">
          <ConfirmButton
            question="Möchtest du die Lizenzaktivierung auf diesem Studiorechner wirklich aufheben?"
            texts={{ confirm: "Aktivierung aufheben", cancel: "Aktivierung behalten" }}
            onConfirm={() => undefined}
          >
            Aktivierung aufheben
          </ConfirmButton>
        </div>
      ),
    },
  ],
};
