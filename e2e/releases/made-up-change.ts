/**
 * The next release: everything that a change of the shop can touch at once. A page says something else and so its code
 * has other names; a call responds with a field more; a job carries a field more, which its worker writes into a column
 * that is new; and a column gets another name.
 */

export interface Edit {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** What the pages of the next release say, at their end. */
export const nextText = "Tuned by the next release.";

/** In the response that a buyer waits with, where the next release gave it. */
export const nextField = "servedBy";

const eventQueue = "apps/server/src/domains/orders/inbox";

export const edits: readonly Edit[] = [
  {
    file: "apps/storefront/app/shell/footer/footer.tsx",
    before: "          <DemonstrationNote />",
    after: `          <p>${nextText}</p>\n          <DemonstrationNote />`,
  },
  {
    file: "packages/contract/src/orders/checkout-state.ts",
    before: "  order: Type.Union([OrderResponse, Type.Null()]),",
    after: `  order: Type.Union([OrderResponse, Type.Null()]),\n  ${nextField}: Type.String(),`,
  },
  {
    file: "apps/server/src/domains/orders/orders/awaited-order-routes.ts",
    before: "      return found;",
    after: `      return { ...found, ${nextField}: "next" };`,
  },
  {
    file: `${eventQueue}/event-queue.ts`,
    before: "{ eventId: Type.String() }",
    // Optional: the former release's jobs have none.
    after: "{ eventId: Type.String(), receivedBy: Type.Optional(Type.String()) }",
  },
  {
    file: `${eventQueue}/store-events.ts`,
    before: '({ eventId: String(row["event_id"]) })',
    after: '({ eventId: String(row["event_id"]), receivedBy: "next" })',
  },
  {
    file: `${eventQueue}/handle-event.ts`,
    before: "    async run({ eventId }) {\n",
    after: `    async run({ eventId, receivedBy }) {
      if (receivedBy !== undefined)
        await app.database.update(providerEvent).set({ receivedBy }).where(eq(providerEvent.eventId, eventId));
`,
  },
  {
    file: "packages/database/src/schema/orders/provider-event.ts",
    before: "    outcome: text(),",
    after: '    outcome: text(),\n    receivedBy: text("received_by"),',
  },
  {
    file: "packages/database/src/schema/orders/order.ts",
    before: 'text("card_ending")',
    after: 'text("card_last_digits")',
  },
  {
    file: "apps/server/src/domains/orders/orders/module.ts",
    before: "refunded, card_ending, placed_at",
    after: "refunded, card_last_digits, placed_at",
  },
];

export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}

/** Ahead of the roll-out. While both releases write, each finds the column that it knows filled. */
export const expand: Migration = {
  name: "next_expand",
  statements: [
    "ALTER TABLE shop.provider_event ADD COLUMN received_by text;",
    "ALTER TABLE shop.order ADD COLUMN card_last_digits text;",
    `CREATE FUNCTION shop.copy_card_digits() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       new.card_last_digits := coalesce(new.card_last_digits, new.card_ending);
       new.card_ending := coalesce(new.card_ending, new.card_last_digits);
       RETURN new;
     END $$;`,
    `CREATE TRIGGER copy_card_digits BEFORE INSERT OR UPDATE ON shop.order
       FOR EACH ROW EXECUTE FUNCTION shop.copy_card_digits();`,
    "UPDATE shop.order SET card_last_digits = card_ending;",
  ],
};

/** When no process of the former release is left, and nobody wants to go back. */
export const contract: Migration = {
  name: "next_contract",
  statements: [
    "DROP TRIGGER copy_card_digits ON shop.order;",
    "DROP FUNCTION shop.copy_card_digits();",
    "ALTER TABLE shop.order DROP COLUMN card_ending;",
  ],
};
