import type { ReactNode } from "react";

interface FinderChoiceProps {
  name: string;
  value: string;
  isChosen: boolean;
  look: keyof typeof looks;
  /** Before the words. */
  image?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
}

const looks = {
  card: "gap-4 rounded-16 p-4 max-sm:min-h-18 sm:flex-col sm:items-start sm:p-5",
  pill: "min-h-12 rounded-full px-5 py-2.5",
};

/**
 * A radio button, all of it a target. Not controlled: what is chosen before hydration stays chosen, and the form works
 * without a script.
 */
export function FinderChoice(props: FinderChoiceProps) {
  const { name, value, isChosen, look, image, title, detail } = props;
  return (
    <label
      className={`group relative flex cursor-pointer items-center border border-line bg-surface-1 text-muted transition-colors duration-150 hover:border-line-strong hover:text-text has-checked:border-family has-checked:bg-family/14 has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ${looks[look]}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChosen}
        required
        className="absolute inset-0 cursor-[inherit] appearance-none rounded-[inherit] focus-visible:shadow-none focus-visible:outline-none"
      />
      {image}
      <span className="pointer-events-none relative min-w-0">
        <span
          className={
            look === "card" ? "block text-18 font-medium text-balance text-text" : "block text-16"
          }
        >
          {title}
        </span>
        {detail === undefined ? null : (
          <span className="mt-0.5 block text-14 text-balance text-muted">{detail}</span>
        )}
      </span>
    </label>
  );
}
