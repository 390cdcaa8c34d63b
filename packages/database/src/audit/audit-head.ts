/** An entry by its number and its hash. Noted outside of the database, it witnesses all that came before it. */
export interface AuditHead {
  readonly id: number;
  readonly hash: string;
}

/** As it is printed, logged and stored. */
export const formatAuditHead = ({ id, hash }: AuditHead): string => `${id}:${hash}`;

export function parseAuditHead(text: string): AuditHead | undefined {
  const [, id, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  return id === undefined || hash === undefined ? undefined : { id: Number(id), hash };
}
