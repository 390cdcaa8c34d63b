import Type from "typebox";
import type { Queryable } from "../database/connect.ts";

export const DeliveryControls = Type.Object(
  {
    delayMilliseconds: Type.Optional(Type.Integer({ minimum: 0 })),
    /** How many times more each event is posted. */
    duplicates: Type.Optional(Type.Integer({ minimum: 0, maximum: 10 })),
    reorder: Type.Optional(Type.Boolean()),
    /** How many of the next events are never delivered. */
    drop: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  { additionalProperties: false },
);
export type DeliveryControls = Type.Static<typeof DeliveryControls>;

export async function readDelivery(db: Queryable): Promise<DeliveryControls> {
  const { rows } = await db.query<{ body: DeliveryControls; drop_left: number }>(
    "select body, drop_left from sandbox.delivery",
  );
  return { ...rows[0]?.body, drop: rows[0]?.drop_left ?? 0 };
}

export async function writeDelivery(db: Queryable, controls: DeliveryControls): Promise<void> {
  await db.query("update sandbox.delivery set body = $1, drop_left = $2", [
    controls,
    controls.drop ?? 0,
  ]);
}
