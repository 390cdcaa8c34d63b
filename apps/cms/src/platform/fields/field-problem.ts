/** Something that an editor has to mend before a document can be published. */
export interface FieldProblem {
  /** The field at which it is shown. */
  readonly path: string;
  readonly message: string;
}
