/** How the audit log identifies a customer. */
export function customerSubject(accountId: number): string {
  return `account ${accountId}`;
}

/** How it identifies a withdrawal without a known customer. */
export function withdrawalSubject(withdrawalId: string): string {
  return `withdrawal ${withdrawalId}`;
}

/** How it identifies a cancellation without a known customer. */
export function cancellationSubject(cancellationId: string): string {
  return `cancellation ${cancellationId}`;
}
