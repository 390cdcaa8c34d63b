type Settings = Readonly<Record<string, string | undefined>>;

/** Fills `${NAME}` and `${NAME:-default}` into a text, as compose does; `$$` is a plain dollar. */
export function interpolate(text: string, settings: Settings): string {
  return text.replaceAll(
    /\$(?:\$|\{(\w+)(?::-([^}]*))?\})/g,
    (whole, name?: string, fallback?: string) => {
      if (name === undefined) return "$";
      const value = settings[name] || fallback;
      if (value === undefined) throw new Error(`${whole} has neither a value nor a default`);
      return value;
    },
  );
}
