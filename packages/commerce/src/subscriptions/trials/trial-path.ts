const ending = "-14d-free";

/** The path of a plan's trial. */
export function trialPathOf(monthlyPath: string): string {
  return monthlyPath + ending;
}

export function isTrialPath(path: string): boolean {
  return path.endsWith(ending) && path.length > ending.length;
}

/** The plan that a trial becomes; any other path is its own plan. */
export function planPathOf(path: string): string {
  return isTrialPath(path) ? path.slice(0, -ending.length) : path;
}
