interface PagerProps {
  readonly label: string;
  readonly page: number;
  readonly lastPage: number;
  readonly hrefOf: (page: number) => string;
  /** What has waited longest is on the first page; elsewhere the newest is. */
  readonly isOldestFirst?: boolean;
}

export function Pager({ label, page, lastPage, hrefOf, isOldestFirst = false }: PagerProps) {
  if (lastPage === 1) return null;
  const [before, after] = isOldestFirst ? ["Older", "Newer"] : ["Newer", "Older"];
  return (
    <nav aria-label={label} className="admin-view-pager">
      {page > 1 && <a href={hrefOf(page - 1)}>{before}</a>}
      <span>
        Page {page} of {lastPage}
      </span>
      {page < lastPage && <a href={hrefOf(page + 1)}>{after}</a>}
    </nav>
  );
}
