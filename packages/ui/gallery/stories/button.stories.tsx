import { useState } from "react";
import { Button } from "../../src/button.tsx";
import { buttonClass } from "../../src/button-class.ts";
import { FormActions } from "../../src/form-actions.tsx";
import type { Story } from "../story.ts";

const row = "flex flex-wrap items-center gap-3";

function Variants() {
  return (
    <div className={row}>
      <Button>Subscribe Now</Button>
      <Button variant="secondary">Compare editions</Button>
      <Button variant="quiet">Not now</Button>
      <Button variant="danger">Delete my account</Button>
    </div>
  );
}

function Small() {
  return (
    <div className={row}>
      <Button size="small">Buy Now</Button>
      <Button size="small" variant="secondary">
        Change plan
      </Button>
      <Button size="small" variant="quiet">
        Cancel
      </Button>
    </div>
  );
}

function Busy() {
  const [busy, setBusy] = useState(false);
  return (
    <div className={row}>
      <Button busy={busy} onClick={() => setBusy(true)}>
        {busy ? "Opening the payment form…" : "Press me"}
      </Button>
      <Button variant="secondary" busy>
        Saving…
      </Button>
      <Button variant="quiet" size="small" onClick={() => setBusy(false)}>
        Start again
      </Button>
    </div>
  );
}

function Disabled() {
  const [message, setMessage] = useState("");
  return (
    <div className={row}>
      <Button looksDisabled onClick={() => setMessage("Your e-mail address is missing.")}>
        Create account
      </Button>
      <p role="status" className="text-14 text-danger">
        {message}
      </p>
    </div>
  );
}

function Wide() {
  return (
    <div className="max-w-96">
      <Button wide>Pay $192.20</Button>
    </div>
  );
}

function AsLink() {
  return (
    <a href="#/button" className={buttonClass("secondary")}>
      A link that looks like one
    </a>
  );
}

function InForm() {
  return (
    <FormActions>
      <Button size="small">Save</Button>
      <Button size="small" variant="secondary">
        Cancel
      </Button>
    </FormActions>
  );
}

function German() {
  return (
    <div className={`${row} max-w-80`}>
      <Button>Kostenpflichtig bestellen und Lizenzvereinbarung annehmen</Button>
      <Button variant="secondary">Zahlungsart ändern</Button>
    </div>
  );
}

function Japanese() {
  return (
    <div className={row}>
      <Button>無料で試す</Button>
      <Button variant="secondary">エディションを比較する</Button>
    </div>
  );
}

export const button: Story = {
  slug: "button",
  name: "Button",
  about: "One primary action on a screen. What it costs stands on it or beside it.",
  specimens: [
    { title: "Primary, secondary, quiet", Example: Variants },
    { title: "Small", Example: Small },
    { title: "At the end of a form", Example: InForm },
    { title: "Busy", note: "Keeps the focus; further presses count for nothing.", Example: Busy },
    {
      title: "Disabled",
      note: "Pressed all the same, it says what is missing.",
      Example: Disabled,
    },
    { title: "As wide as its column", Example: Wide },
    { title: "As a link", Example: AsLink },
    { title: "Long German", language: "de", Example: German },
    { title: "Japanese", language: "ja", Example: Japanese },
  ],
  InEachHue: Variants,
};
