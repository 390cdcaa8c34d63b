import { useState } from "react";
import { Button } from "../../src/button.tsx";
import { Toast } from "../../src/toast.tsx";
import type { Story } from "../story.ts";

const kinds = ["success", "info", "warning", "error"] as const;
const sentences = {
  success: "Login Successful",
  info: "Your cart was changed in another tab.",
  warning: "Your plan ends in three days.",
  error: "The server could not be reached. Please try again.",
};

function Kinds() {
  return (
    <div className="grid max-w-96 gap-3">
      {kinds.map((kind) => (
        <Toast key={kind} kind={kind} closeLabel="Close" onClose={() => undefined}>
          {sentences[kind]}
        </Toast>
      ))}
    </div>
  );
}

function Going() {
  const [shown, setShown] = useState(false);
  return (
    <div className="grid max-w-96 justify-items-start gap-3">
      <Button variant="secondary" size="small" onClick={() => setShown(true)}>
        Say it for four seconds
      </Button>
      {shown ? (
        <Toast kind="success" seconds={4} closeLabel="Close" onClose={() => setShown(false)}>
          Copied. It waits while you point at it.
        </Toast>
      ) : null}
    </div>
  );
}

function German() {
  return (
    <div className="max-w-80">
      <Toast kind="warning" closeLabel="Schließen" onClose={() => undefined}>
        Die Zahlungsdienstleisterverbindung wurde unterbrochen. Es wurde nichts abgebucht, und der
        Warenkorb bleibt erhalten.
      </Toast>
    </div>
  );
}

export const toast: Story = {
  slug: "toast",
  name: "Toast",
  about: "A message over the page. The shop shows three at most.",
  specimens: [
    { title: "Kinds", Example: Kinds },
    { title: "Goes by itself", Example: Going },
    { title: "Long German", language: "de", Example: German },
  ],
};
