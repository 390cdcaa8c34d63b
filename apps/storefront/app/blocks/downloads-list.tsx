import type { DownloadsListView } from "@autotune/contract";
import { Link } from "react-router";
import { SectionHead } from "./section-head.tsx";

export function DownloadsList({ block }: { block: DownloadsListView }) {
  return (
    <section className="wrap section">
      <SectionHead headline={block.headline} text={block.text} />
      <ul className="mt-9 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {block.pages.map(({ slug, title, text, href }) => (
          <li key={slug} className="flex">
            <article className="relative w-full rounded-16 border border-line bg-surface-1 p-5 transition-colors duration-150 has-[a:hover]:border-family/60">
              <h3 className="text-22">
                <Link to={href} className="after:absolute after:inset-0 after:rounded-16">
                  {title}
                </Link>
              </h3>
              <p className="mt-2 line-clamp-3 text-14 text-muted">{text}</p>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
