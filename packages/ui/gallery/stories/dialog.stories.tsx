import { useState, type ReactNode } from "react";
import { Button } from "../../src/button.tsx";
import { Carousel } from "../../src/carousel.tsx";
import { Dialog } from "../../src/dialog.tsx";
import { ProductCard, type CardOffer } from "../../src/product-card/product-card.tsx";
import { TextField } from "../../src/text-field.tsx";
import type { Story } from "../story.ts";

interface OpenerProps {
  opener: string;
  title: string;
  description?: string;
  width?: "narrow" | "wide" | "widest";
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

/** Cards that are compared. */
function Comparison() {
  const plan = (price: string): CardOffer => ({
    kind: "One payment",
    price,
    note: "Yours to keep.",
    action: <Button wide>Buy Now</Button>,
  });
  return (
    <Opener opener="See the options" title="Ways to have AutoTune Pro" width="widest">
      {() => (
        <Carousel
          label="Ways to have AutoTune Pro"
          look="cards"
          controls="above"
          texts={{
            previous: "Previous",
            next: "Next",
            pause: "Pause",
            play: "Play",
            position: (number, count) => `${number} of ${count}`,
          }}
          slides={["$129", "$349", "$459", "$599"].map((price) => ({
            key: price,
            content: <ProductCard title="AutoTune Pro" offer={plan(price)} />,
          }))}
        />
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
    { title: "A comparison", Example: Comparison },
    { title: "Longer than the window", language: "de", Example: Long },
  ],
};
