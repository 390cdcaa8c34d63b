import { useState } from "react";
import { Button } from "../../src/button.tsx";
import { DiscountPill } from "../../src/discount-pill.tsx";
import { ProductCard, type CardOffer } from "../../src/product-card/product-card.tsx";
import type { Story } from "../story.ts";

const action = <Button wide>Add to cart</Button>;
const once: CardOffer = { kind: "One payment", price: "$459", note: "Yours to keep.", action };
const lowered: CardOffer = {
  kind: "One payment",
  price: "$79",
  was: "$99",
  pill: <DiscountPill>20% OFF</DiscountPill>,
  note: "Yours to keep, on two computers.",
  action,
};
const plan = {
  monthly: { kind: "By the month", price: "$24.99", note: "Charged monthly.", action },
  annual: {
    kind: "By the year",
    price: "$14.58",
    pill: <DiscountPill>SAVE $124.89</DiscountPill>,
    note: "Charged annually at $174.99.",
    action,
  },
  words: { period: "Billing period", monthly: "Monthly", annual: "Annual" },
};

function Resetting() {
  const [reset, setReset] = useState(false);
  return (
    <div className="grid max-w-100 gap-5 pt-4">
      <ProductCard title="Unlimited, again" offer={{ ...plan, reset }} />
      <Button variant="secondary" onClick={() => setReset(!reset)}>
        {reset ? "Let it be" : "Reset"}
      </Button>
    </div>
  );
}

export const productCard: Story = {
  slug: "product-card",
  name: "Product card",
  about: "A product with its price, what that will cost when, and the one thing to press.",
  specimens: [
    {
      title: "Bought once, lowered, by the month",
      Example: () => (
        <div className="grid gap-5 pt-4 lg:grid-cols-3">
          <ProductCard title="AutoTune Pro" subtitle="Every tool, in every detail" offer={once} />
          <ProductCard title="Vocodist" subtitle="A choir of machines" offer={lowered} />
          <ProductCard title="Unlimited" banner="BEST VALUE" offer={plan} />
        </div>
      ),
    },
    {
      title: "What each way holds",
      note: "It changes with the choice between month and year.",
      Example: () => (
        <div className="max-w-100 pt-4">
          <ProductCard
            title="Unlimited"
            offer={{
              ...plan,
              monthly: { ...plan.monthly, content: <p className="pt-4">Twenty-three tools</p> },
              annual: {
                ...plan.annual,
                content: <p className="pt-4">Twenty-three tools and recording templates</p>,
              },
            }}
          >
            <p className="text-14 text-faint">* Fourteen days, once for each person.</p>
          </ProductCard>
        </div>
      ),
    },
    { title: "Goes back to the year", Example: Resetting },
    {
      title: "Long German",
      language: "de",
      Example: () => (
        <div className="max-w-80">
          <ProductCard
            title="Tonhöhenkorrekturwerkzeug"
            subtitle="Für Gesangsaufnahmen in Mehrspurumgebungen"
            offer={{
              ...once,
              kind: "Einmalzahlung",
              price: "1.299,00 €",
              note: "Einschließlich Mehrwertsteuer und aller Aktualisierungen innerhalb der Hauptversion.",
            }}
          />
        </div>
      ),
    },
  ],
  InEachHue: () => <ProductCard title="Choir" banner="NEW" offer={lowered} />,
};
