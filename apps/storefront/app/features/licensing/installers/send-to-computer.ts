interface Links {
  readonly title: string;
  readonly files: readonly { readonly name: string; readonly url: string }[];
}

/** Hands the links to whatever the phone sends with: its share sheet, or an email to oneself. */
export async function sendToComputer({ title, files }: Links): Promise<void> {
  const text = files
    .map(({ name, url }) => `${name}: ${new URL(url, location.href).href}`)
    .join("\n\n");
  if (typeof navigator.share !== "function") {
    location.assign(`mailto:?${mailFields({ subject: title, body: text })}`);
    return;
  }
  try {
    await navigator.share({ title, text });
  } catch {
    // The sheet was closed.
  }
}

/** Email programs do not read a plus as a space. */
function mailFields(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
}
