import { imageOf } from "@autotune/commerce";
import { Link } from "@payloadcms/ui";
import type { DefaultServerCellComponentProps } from "payload";
import { documentUrl } from "../../../platform/documents/collection-name.ts";
import { shopUrlOf } from "../../../platform/settings/shop-url.ts";

/** The product as the shop shows it in carts and lists, and the way to its form. */
export function ProductCell({ payload, rowData }: DefaultServerCellComponentProps) {
  // Payload renders a cell without a row to learn how wide it is.
  const row: unknown = rowData;
  if (typeof row !== "object" || row === null) return null;
  const { id, name, path, pid }: Record<string, unknown> = { ...row };
  const image = imageOf(typeof pid === "string" ? pid : "");
  const title = [name, path].find((text) => typeof text === "string" && text !== "");
  return (
    <Link className="product-cell" href={documentUrl("products", Number(id))} prefetch={false}>
      <img
        className="product-picture"
        src={`${shopUrlOf(payload)}/images/products/${image}-480.webp`}
        alt=""
        width={64}
        height={40}
        loading="lazy"
      />
      {typeof title === "string" ? title : `Product ${String(id)}`}
    </Link>
  );
}
