export interface StoredEvent {
  readonly id: string;
  readonly type: string;
  readonly live: boolean;
  readonly created_at: Date;
  readonly processed: boolean;
  readonly data: string;
}

/** The event as JSON text; its data is put in as it was written, so that no decimal changes its digits. */
export function eventText(event: StoredEvent): string {
  const head = JSON.stringify({
    id: event.id,
    processed: event.processed,
    created: event.created_at.getTime(),
    type: event.type,
    live: event.live,
  });
  return `${head.slice(0, -1)},"data":${event.data}}`;
}

export function envelope(events: readonly StoredEvent[]): string {
  return `{"events":[${events.map(eventText).join(",")}]}`;
}
