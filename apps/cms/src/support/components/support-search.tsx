interface SupportSearchProps {
  /** The page that shows what is found. */
  readonly path: string;
  /** The query parameter; also the name of the field. */
  readonly name: string;
  readonly label: string;
  /** What was looked for last. */
  readonly value: string | undefined;
  readonly maxLength: number;
  readonly minLength?: number;
}

/** A form without a script, so that the results have a URL of their own. */
export function SupportSearch({ path, label, value, ...field }: SupportSearchProps) {
  const id = `support-search-${field.name}`;
  return (
    <form action={path} className="admin-view-search" method="get" role="search">
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          {...field}
          autoComplete="off"
          defaultValue={value}
          id={id}
          required
          spellCheck={false}
          type="search"
        />
        <button type="submit">Find</button>
      </div>
    </form>
  );
}
