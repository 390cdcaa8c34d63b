import { useCatalogue } from "../../state/catalogue.ts";
import type { Gift } from "./choose-gifts.ts";

/** What a gift is called, and a line about it where an editor wrote one. */
export function useGiftWords(): (gift: Gift) => { title: string; detail?: string } {
  const texts = useCatalogue((state) => state.freebieTexts);
  return ({ freebie, item }) => {
    const { title = "", text = "" } = texts.get(freebie.path) ?? {};
    return { title: title === "" ? item.name : title, ...(text === "" ? {} : { detail: text }) };
  };
}
