import type { DefaultServerCellComponentProps } from "payload";
import { priceText } from "./price-text.ts";

export function PriceCell({ rowData }: DefaultServerCellComponentProps) {
  return <span className="product-price">{priceText(rowData) ?? "No price"}</span>;
}
