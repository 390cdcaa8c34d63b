interface Experiment {
  /** Names it in the cookie, in the document's attribute and in what is told of it. */
  readonly name: string;
  /** What we want to learn, and by what we shall know. */
  readonly question: string;
  /** Which part of those who take part sees which variant; together 1. Everybody else sees `control`. */
  readonly weights: Readonly<{ control: number } & Record<string, number>>;
}

/** Every experiment that runs. One that is taken out has ended: browsers forget it, and what was kept stays in the code. */
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
