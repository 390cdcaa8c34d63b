import { Skeleton } from "@autotune/ui";

/** The skeleton of the price facts. */
export function PriceFactsShape() {
  return (
    <div aria-busy="true">
      <Skeleton className="h-10 w-64" />
      <div className="mt-10 grid gap-5 @3xl:grid-cols-2">
        <Skeleton className="h-[36rem] rounded-24" />
        <Skeleton className="h-[36rem] rounded-24" />
      </div>
    </div>
  );
}
