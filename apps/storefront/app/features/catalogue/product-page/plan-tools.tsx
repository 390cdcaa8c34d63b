import type { PlanToolsView } from "@autotune/contract";
import { Plural, useLingui } from "@lingui/react/macro";
import { useListFormat } from "../../../platform/i18n/list-format.ts";
import { familyWords } from "./family-words.ts";

/** More names than this are no longer read; they are counted. */
const readable = 10;

/** Tools of a plan, a line for each family. */
export function PlanTools({ tools }: { tools: readonly PlanToolsView[] }) {
  const { i18n } = useLingui();
  const writeList = useListFormat();
  return (
    <dl className="mt-3 grid gap-3 text-14">
      {tools.map(({ family, names }) => (
        <div key={family} data-family={family}>
          <dt className="font-mono text-family">{i18n._(familyWords[family].name)}</dt>
          <dd className="mt-0.5 text-muted">
            {names.length > readable ? (
              <Plural value={names.length} one="# tool" other="# tools" />
            ) : (
              writeList(names)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
