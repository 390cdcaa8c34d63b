import type { ReactNode } from "react";

export interface ChoiceRowTexts {
  readonly title: ReactNode;
  /** A line under the title. */
  readonly detail?: ReactNode;
  /** Stands at the end of the row, such as a price. */
  readonly aside?: ReactNode;
  /** Stands before the title. */
  readonly image?: ReactNode;
}

interface ChoiceRowProps extends ChoiceRowTexts {
  /** What is switched: it has the focus, the row shows it. */
  control: ReactNode;
}

/** A row that can be chosen, all of it a target. */
export function ChoiceRow({ control, title, detail, aside, image }: ChoiceRowProps) {
  return (
    <label className="flex cursor-pointer items-start gap-3 px-4 py-3.5 -outline-offset-2 transition-colors duration-150 hover:bg-surface-2 has-checked:bg-family/10 has-disabled:cursor-default has-disabled:bg-transparent has-disabled:opacity-50 has-focus-visible:outline-2">
      {control}
      {image === undefined ? null : (
        <span className="w-20 shrink-0 overflow-clip rounded-10 sm:w-24">{image}</span>
      )}
      <span className="min-w-0 flex-1">
        <span className="block text-16 font-medium">{title}</span>
        {detail === undefined ? null : <span className="block text-14 text-muted">{detail}</span>}
      </span>
      {aside === undefined ? null : <span className="font-medium tabular-nums">{aside}</span>}
    </label>
  );
}

/** Around rows that belong together. */
export const choiceRowsClass =
  "divide-y divide-line overflow-clip rounded-16 border border-line-strong/60";
