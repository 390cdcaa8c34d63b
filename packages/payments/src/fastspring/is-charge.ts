/** Whether events of a type are about a charge, and do not contain the state of its subscription as others do. */
export function isCharge(type: string): boolean {
  return type === "subscription.charge.completed" || type === "subscription.charge.failed";
}
