import { Badge } from "@autotune/ui";

/** An editor's word or two beside a price, such as "Gift"; mostly nothing. */
export function PriceLabel({ text }: { text: string }) {
  return text === "" ? null : <Badge tone="neutral">{text}</Badge>;
}
