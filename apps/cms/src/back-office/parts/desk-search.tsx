interface DeskSearchProps {
  /** The page that shows what is found. */
  readonly address: string;
  /** In the address; it names the field as well. */
  readonly name: string;
  readonly label: string;
  /** What was looked for last. */
  readonly value: string | undefined;
  readonly maxLength: number;
  readonly minLength?: number;
}

/** A form without a script, so that what was found has an address of its own. */
export function DeskSearch({ address, label, value, ...field }: DeskSearchProps) {
  const id = `desk-${field.name}`;
  return (
    <form action={address} className="desk-search" method="get" role="search">
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
