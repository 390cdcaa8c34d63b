interface Form {
  Errors(data: unknown): Iterable<{ readonly instancePath: string; readonly message: string }>;
}

/** The first thing that is not as the form has it. */
export function mismatch(form: Form, data: unknown): { ok: false; reason: string } {
  const [error] = form.Errors(data);
  return { ok: false, reason: `${error?.instancePath ?? ""} ${error?.message ?? ""}`.trim() };
}

export function unreadableAmount(currency: string): { ok: false; reason: string } {
  return { ok: false, reason: `An amount cannot be read in ${currency}` };
}

export function unsupportedCurrency(currency: string): {
  ok: false;
  reason: string;
  isUnsupportedCurrency: true;
} {
  return { ok: false, reason: `${currency} is no currency of ours`, isUnsupportedCurrency: true };
}
