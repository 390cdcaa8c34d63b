export const viewActions = ["save", "change", "delete"] as const;
export type ViewAction = (typeof viewActions)[number];

interface ViewForm {
  readonly action: ViewAction;
  /** The report that it was sent from. */
  readonly target: string;
  /** A call of the staff API. */
  readonly call: { readonly path: string; readonly body: object };
}

/** The call of a form about a saved view; undefined where it is not one of ours. */
export function readViewForm(form: Pick<FormData, "get">): ViewForm | undefined {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const action = viewActions.find((known) => known === text("action"));
  const id = text("id");
  if (action === undefined || (action !== "save" && !/^\d{1,15}$/.test(id))) return undefined;
  const target = text("target");
  const fields = { name: text("name"), isShared: text("shared") === "on" };
  switch (action) {
    case "save":
      return { action, target, call: { path: "reports/views", body: { ...fields, target } } };
    case "change":
      return { action, target, call: { path: `reports/views/${id}`, body: fields } };
    case "delete":
      return { action, target, call: { path: `reports/views/${id}/delete`, body: {} } };
  }
}
