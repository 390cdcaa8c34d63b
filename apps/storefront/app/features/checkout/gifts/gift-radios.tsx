import { RadioGroup } from "@autotune/ui";
import { useLingui } from "@lingui/react/macro";
import { ProductImage } from "../../catalogue/product-image.tsx";
import type { GiftGroup } from "./choose-gifts.ts";
import { useGiftWords } from "./use-gift-words.ts";

interface GiftRadiosProps {
  group: GiftGroup;
  chosen: ReadonlySet<string>;
  onChoose: (path: string) => void;
}

/** Gifts of which exactly one is given. */
export function GiftRadios({ group, chosen, onChoose }: GiftRadiosProps) {
  const { t } = useLingui();
  const wordsOf = useGiftWords();
  return (
    <RadioGroup
      label={t`Choose one`}
      value={group.gifts.find(({ freebie }) => chosen.has(freebie.path))?.freebie.path ?? ""}
      onChange={onChoose}
      options={group.gifts.map((gift) => ({
        value: gift.freebie.path,
        image: <ProductImage pid={gift.item.pid} sizes="6rem" />,
        ...wordsOf(gift),
      }))}
    />
  );
}
