import { useCatalogue } from "../../catalogue/store/catalogue.ts";
import type { Gift } from "./choose-gifts.ts";

/** The name of a gift, and an editor's line about it. */
export function useGiftWords(): (gift: Gift) => { title: string; detail?: string } {
  const texts = useCatalogue((state) => state.freebieTexts);
  return ({ freebie, item }) => {
    const { title = "", text = "" } = texts.get(freebie.path) ?? {};
    return { title: title === "" ? item.name : title, ...(text === "" ? {} : { detail: text }) };
  };
}
