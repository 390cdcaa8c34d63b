/** The name of an upgrade for the payment provider and in carts, and its product id. */
export function upgradePath(source: string, target: string): string {
  return `${target}-upgrade-from-${source}`;
}

export function upgradePid(sourcePid: string, targetPid: string): string {
  return `UG-${sourcePid}-${targetPid}`;
}
