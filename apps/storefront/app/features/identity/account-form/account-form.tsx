import type { FormEvent, ReactNode, Ref } from "react";
import { moveOnEnter } from "./move-on-enter.ts";

interface AccountFormProps {
  busy: boolean;
  onSubmit: (form: HTMLFormElement) => Promise<void>;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

/** The frame of every account form. We validate the fields, not the browser. */
export function AccountForm({ busy, onSubmit, ref, children }: AccountFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void onSubmit(event.currentTarget);
  };
  return (
    <form
      ref={ref}
      onSubmit={submit}
      onKeyDown={moveOnEnter}
      aria-busy={busy}
      noValidate
      className="grid gap-4"
    >
      {children}
    </form>
  );
}
