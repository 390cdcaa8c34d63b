/** How the audit log names a customer. */
export function customerSubject(accountId: number): string {
  return `account ${accountId}`;
}

/** How it names a withdrawal that belongs to no customer that we know. */
export function withdrawalSubject(withdrawalId: string): string {
  return `withdrawal ${withdrawalId}`;
}
