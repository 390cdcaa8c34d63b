type Body = Readonly<Record<string, unknown>>;

export type Sent =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly message: string };

const unreachable = { ok: false, message: "The CMS isn’t responding. Try again." } as const;

/** Calls an endpoint for second factors, as the person in this browser. */
export async function send(path: string, body: Body = {}): Promise<Sent> {
  try {
    const response = await fetch(`/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const result: unknown = await response.json();
    if (!isBody(result)) return unreachable;
    if (response.ok) return { ok: true, body: result };
    const { message } = result;
    return typeof message === "string" ? { ok: false, message } : unreachable;
  } catch {
    return unreachable;
  }
}

function isBody(value: unknown): value is Body {
  return typeof value === "object" && value !== null;
}

export function readRecoveryCodes({ recoveryCodes }: Body): readonly string[] {
  return Array.isArray(recoveryCodes) ? recoveryCodes.map(String) : [];
}
