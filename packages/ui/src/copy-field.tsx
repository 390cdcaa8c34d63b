import { useRef } from "react";
import { useCopy } from "./use-copy.ts";

interface CopyFieldProps {
  /** What the value is, above it. */
  label: string;
  value: string;
  texts: { copy: string; copied: string };
}

/** A value that is used elsewhere, such as a serial number, with a button that copies it. */
export function CopyField({ label, value, texts }: CopyFieldProps) {
  const { copied, copy } = useCopy();
  const text = useRef<HTMLElement>(null);

  const copyOrSelect = async () => {
    if (await copy(value)) return;
    // Copying is blocked: the value is selected, so that one keystroke copies it.
    if (text.current !== null) getSelection()?.selectAllChildren(text.current);
  };

  return (
    <div className="min-w-0">
      <span className="block text-12 text-faint">{label}</span>
      <span className="mt-1 flex items-center gap-2 rounded-10 border border-dashed border-line-strong/60 bg-background/60 pl-3">
        <code ref={text} className="min-w-0 flex-1 py-2.5 font-mono text-14 wrap-anywhere">
          {value}
        </code>
        <button
          type="button"
          aria-label={`${texts.copy}: ${label} ${value}`}
          onClick={() => void copyOrSelect()}
          className="min-h-10 shrink-0 cursor-pointer rounded-10 px-3 font-mono text-14 text-muted transition-colors duration-150 hover:text-text"
        >
          {copied ? texts.copied : texts.copy}
        </button>
        <span role="status" className="sr-only">
          {copied ? texts.copied : ""}
        </span>
      </span>
    </div>
  );
}
