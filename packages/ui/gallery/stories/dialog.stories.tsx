import { useState, type ReactNode } from "react";
import { Button } from "../../src/button.tsx";
import { Dialog } from "../../src/dialog.tsx";
import { TextField } from "../../src/text-field.tsx";
import type { Story } from "../story.ts";

interface OpenerProps {
  opener: string;
  title: string;
  description?: string;
  width?: "narrow" | "wide";
  children: (close: () => void) => ReactNode;
}

function Opener({ opener, title, description, width = "narrow", children }: OpenerProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={title}
        description={description}
        closeLabel="Close"
        width={width}
      >
        {children(close)}
      </Dialog>
    </>
  );
}

function Question() {
  return (
    <Opener
      opener="Cancel the trial"
      title="Cancel the trial?"
      description="You can use everything until 28 November. Nothing will be charged."
    >
      {(close) => (
        <div className="flex flex-wrap gap-3">
          <Button onClick={close}>Cancel the trial</Button>
          <Button variant="secondary" onClick={close}>
            Keep it
          </Button>
        </div>
      )}
    </Opener>
  );
}

function Form() {
  const [code, setCode] = useState("");
  return (
    <Opener opener="Redeem a code" title="Redeem a code">
      {(close) => (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            close();
          }}
        >
          <TextField label="Code" name="code" value={code} onChange={setCode} />
          <Button type="submit" wide>
            Redeem
          </Button>
        </form>
      )}
    </Opener>
  );
}

function Long() {
  return (
    <Opener opener="Lizenzbedingungen lesen" title="Endbenutzer-Lizenzvereinbarung" width="wide">
      {(close) => (
        <>
          <div className="grid gap-4 text-muted">
            {Array.from({ length: 14 }, (_, index) => (
              <p key={index}>
                {index + 1}. Die Nutzungsberechtigung umfasst die gleichzeitige Installation auf
                zwei Rechnern der Lizenznehmerin oder des Lizenznehmers, soweit die
                Freischaltungsvoraussetzungen erfüllt sind.
              </p>
            ))}
          </div>
          <div className="pt-6">
            <Button onClick={close}>Einverstanden</Button>
          </div>
        </>
      )}
    </Opener>
  );
}

export const dialog: Story = {
  slug: "dialog",
  name: "Dialog",
  about:
    "Asks something before the page goes on. The focus stays inside, Escape leaves, and the focus comes back.",
  specimens: [
    { title: "A question", Example: Question },
    { title: "A form", note: "The first field has the focus.", Example: Form },
    { title: "Longer than the window", language: "de", Example: Long },
  ],
};
