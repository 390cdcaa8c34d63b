/** The shape of the rows that come. */
export function Skeleton({ rows }: { readonly rows: number }) {
  return (
    <div className="dashboard-skeleton" role="status" aria-label="Loading">
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} />
      ))}
    </div>
  );
}
