import { Skeleton } from "@autotune/ui";

/** The skeleton of the price facts, as high as the highest ones: what is below never moves down. */
export function PriceFactsShape() {
  return (
    <div aria-busy="true" className="min-h-[115rem] sm:min-h-[96rem] md:min-h-[56rem]">
      <Skeleton className="h-10 w-64" />
      <div className="mt-10 grid gap-5 @3xl:grid-cols-2">
        <Skeleton className="h-[36rem] rounded-24" />
        <Skeleton className="h-[36rem] rounded-24" />
      </div>
    </div>
  );
}
