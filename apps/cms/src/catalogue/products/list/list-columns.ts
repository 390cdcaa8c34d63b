import type { UIField } from "payload";

const column = (name: string, label: string, Cell: string): UIField => ({
  name,
  type: "ui",
  label,
  admin: { components: { Cell: `/catalogue/products/list/${Cell}` }, disableBulkEdit: true },
});

/** What the list of products shows beside its fields. */
export const listColumns: UIField[] = [
  column("product", "Product", "product-cell.tsx#ProductCell"),
  column("price", "Price", "price-cell.tsx#PriceCell"),
];
