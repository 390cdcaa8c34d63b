interface CodeFieldProps {
  readonly label: string;
  readonly hint?: string;
}

/** Where a browser or a password manager may fill the code in. */
export function CodeField({ label, hint }: CodeFieldProps) {
  return (
    <div className="factor-field">
      <label htmlFor="factor-code">{label}</label>
      <input
        aria-describedby={hint === undefined ? undefined : "factor-code-hint"}
        autoCapitalize="characters"
        autoComplete="one-time-code"
        // The page has nothing else to do.
        autoFocus
        id="factor-code"
        maxLength={40}
        name="code"
        required
        spellCheck={false}
        type="text"
      />
      {hint !== undefined && (
        <p className="admin-view-hint" id="factor-code-hint">
          {hint}
        </p>
      )}
    </div>
  );
}

export function readCode(form: FormData): string {
  const code = form.get("code");
  return typeof code === "string" ? code : "";
}
