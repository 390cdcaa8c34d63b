import type { ReactNode, Ref } from "react";

interface InPlaceFormProps {
  busy: boolean;
  onSubmit: (form: HTMLFormElement) => void;
  onCancel: () => void;
  ref?: Ref<HTMLFormElement>;
  className?: string;
  children: ReactNode;
}

/** A form in place of the button that opened it. Escape leaves it, unless its request is under way. */
export function InPlaceForm({
  busy,
  onSubmit,
  onCancel,
  ref,
  className = "",
  children,
}: InPlaceFormProps) {
  return (
    <form
      ref={ref}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit(event.currentTarget);
      }}
      onKeyDown={({ key }) => (key === "Escape" && !busy ? onCancel() : undefined)}
      aria-busy={busy}
      noValidate
      className={`grid gap-4 ${className}`}
    >
      {children}
    </form>
  );
}
