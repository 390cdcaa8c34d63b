import { useState } from "react";
import { TextField, type TextFieldProps } from "./text-field.tsx";

interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "children"> {
  showLabel: string;
  hideLabel: string;
}

/** What is typed is hidden until the person wants to see it. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
    >
      <button
        type="button"
        aria-label={shown ? hideLabel : showLabel}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-1 right-1 grid w-10 place-items-center rounded-10 text-muted -outline-offset-2 transition-colors duration-150 hover:text-text"
      >
        <svg
          viewBox="0 0 20 20"
          aria-hidden="true"
          className="size-5 fill-none stroke-current stroke-[1.4]"
        >
          <path d="M1.5 10C3.3 6.4 6.4 4.5 10 4.5s6.7 1.9 8.5 5.5c-1.8 3.6-4.9 5.5-8.5 5.5S3.3 13.6 1.5 10Z" />
          <circle cx="10" cy="10" r="2.6" />
          {shown ? <path d="m3.5 16.5 13-13" /> : null}
        </svg>
      </button>
    </TextField>
  );
}
