import { useState } from "react";
import { Button } from "../../src/button.tsx";
import { DiscountPill } from "../../src/discount-pill.tsx";
import { PriceTag } from "../../src/price-tag.tsx";
import type { Story } from "../story.ts";

const amounts = ["$14.58", "$24.99", "$174.99"];

function Changing() {
  const [index, setIndex] = useState(0);
  return (
    <div className="grid justify-items-start gap-5">
      <p className="flex flex-wrap items-baseline gap-3">
        <PriceTag size="large" amount={amounts[index]} widest="$174.99" period="/mo" />
        <DiscountPill>SAVE $124.89</DiscountPill>
      </p>
      <Button
        variant="secondary"
        size="small"
        onClick={() => setIndex((index + 1) % amounts.length)}
      >
        Another amount
      </Button>
    </div>
  );
}

export const priceTag: Story = {
  slug: "price-tag",
  name: "Price",
  about: "An amount that holds its place: nothing beside it jumps when it changes.",
  specimens: [
    { title: "Holds its width", Example: Changing },
    {
      title: "With what it cost before",
      Example: () => (
        <p className="flex flex-wrap items-center gap-3">
          <PriceTag amount="$79" before={{ amount: "$99", label: "before:" }} />
          <DiscountPill>20% OFF</DiscountPill>
        </p>
      ),
    },
    { title: "Small", Example: () => <PriceTag size="small" amount="$24.99" period="/mo" /> },
    {
      title: "Japanese",
      language: "ja",
      Example: () => (
        <PriceTag
          amount="￥21,800"
          period="／年"
          before={{ amount: "￥24,800", label: "以前は" }}
        />
      ),
    },
  ],
};
