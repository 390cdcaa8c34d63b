/** After a failure the password is what a person types again. */
export function focusPassword(form: HTMLFormElement | null): void {
  const field = form?.elements.namedItem("password");
  if (field instanceof HTMLInputElement) field.focus();
}
