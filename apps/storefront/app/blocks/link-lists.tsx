import type { LinkListsView, LinkListView } from "@autotune/contract";
import { Link } from "react-router";
import { splitIntoColumns } from "../shell/navigation/split-into-columns.ts";
import { inPlaces } from "../features/content/reading/in-places.ts";

export function LinkLists({ block }: { block: LinkListsView }) {
  return (
    <section className="wrap section">
      <h2 className="text-36">{block.headline}</h2>
      <div className="mt-9 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {inPlaces(block.lists).map(({ place, item: list }) => (
          <LinkList key={place} list={list} />
        ))}
      </div>
    </section>
  );
}

function LinkList({ list: { title, links } }: { list: LinkListView }) {
  const columns = splitIntoColumns(links);
  return (
    <div>
      <h3 className="border-b border-line pb-3 text-22">{title}</h3>
      <div className={`mt-3 grid gap-x-6 ${columns.length > 1 ? "grid-cols-2" : ""}`}>
        {inPlaces(columns).map(({ place: columnPlace, item: column }) => (
          <ul key={columnPlace}>
            {inPlaces(column).map(({ place, item: { label, href } }) => (
              <li key={place}>
                <Link
                  to={href}
                  className="inline-flex min-h-10 max-w-full items-center rounded-10 wrap-anywhere text-muted transition-colors duration-150 hover:text-text"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}
