interface PagerProps {
  readonly label: string;
  readonly page: number;
  readonly lastPage: number;
  readonly hrefOf: (page: number) => string;
}

export function Pager({ label, page, lastPage, hrefOf }: PagerProps) {
  if (lastPage === 1) return null;
  return (
    <nav aria-label={label} className="admin-view-pager">
      {page > 1 && <a href={hrefOf(page - 1)}>Newer</a>}
      <span>
        Page {page} of {lastPage}
      </span>
      {page < lastPage && <a href={hrefOf(page + 1)}>Older</a>}
    </nav>
  );
}
