import type { NavItemView } from "@autotune/contract";
import { Link } from "react-router";
import { ProductImage } from "../../features/catalogue/product-image.tsx";
import { NewLight } from "./new-light.tsx";
import { splitIntoColumns } from "./split-into-columns.ts";

/** The products of a family, each with a small image of its window. */
export function ProductLinks({ items }: { items: readonly NavItemView[] }) {
  const columns = splitIntoColumns(items);
  return (
    <div className={`grid gap-x-4 ${columns.length > 1 ? "sm:grid-cols-2" : ""}`}>
      {columns.map((column) => (
        <ul key={column[0]?.href ?? ""}>
          {column.map((item) => (
            <li key={item.href}>
              <ProductLink item={item} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

function ProductLink({ item: { name, description, isNew, href, pid } }: { item: NavItemView }) {
  return (
    <Link
      to={href}
      className="flex items-center gap-4 rounded-16 p-2 -outline-offset-2 transition-colors duration-150 hover:bg-surface-3/60"
    >
      <span className="aspect-8/5 w-24 shrink-0 overflow-hidden rounded-10 border border-line bg-family/10">
        {pid === undefined ? null : <ProductImage pid={pid} sizes="6rem" />}
      </span>
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2.5 font-medium">
          {name} {isNew ? <NewLight /> : null}
        </span>
        <span className="block text-14 text-muted">{description}</span>
      </span>
    </Link>
  );
}
