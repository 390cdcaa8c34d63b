interface Experiment {
  /** Its name in the cookie, in the document's attribute and in the tracking event. */
  readonly name: string;
  /** What we want to learn, and how we measure it. */
  readonly question: string;
  /** The share of participants for each variant; together 1. Everybody else sees `control`. */
  readonly weights: Readonly<{ control: number } & Record<string, number>>;
}

/**
 * All running experiments. Removing one ends it: browsers drop their assignment, and the winning variant stays in the
 * code.
 */
export const runningExperiments = [
  {
    name: "plan-promise",
    question:
      "Do more people begin the trial of the plan when the offer at the end of a page says that it begins free? By trials put into a cart.",
    weights: { control: 0.5, "start-free": 0.5 },
  },
] as const satisfies readonly Experiment[];

type Running = (typeof runningExperiments)[number];
export type ExperimentName = Running["name"];
export type VariantOf<Name extends ExperimentName> = keyof Extract<
  Running,
  { readonly name: Name }
>["weights"] &
  string;
