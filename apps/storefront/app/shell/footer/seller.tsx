import { useRouteLoaderData } from "react-router";
import { useFactLabels } from "../../features/content/company/use-fact-labels.ts";
import type { RootData } from "../navigation/use-navigation-view.ts";

/** Who sells here, on every page of a language whose law wants it. */
export function Seller() {
  const labels = useFactLabels();
  const facts = useRouteLoaderData<RootData>("root")?.seller ?? [];
  if (facts.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-12 text-faint">
      {facts.map(({ fact, value }) => (
        <div key={fact} className="flex max-w-full gap-x-2">
          <dt className="shrink-0">{labels[fact]}</dt>
          <dd className="wrap-anywhere text-muted">{value.replaceAll("\n", ", ")}</dd>
        </div>
      ))}
    </dl>
  );
}
