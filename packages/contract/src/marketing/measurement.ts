import Type from "typebox";

/** GET /laravel/rest/measurement: the third-party scripts for a visitor who consented to them, if there are any. */
export const MeasurementResponse = Type.Object({
  tagManagerUrl: Type.Optional(Type.String()),
  affiliateScriptUrl: Type.Optional(Type.String()),
});
export type MeasurementResponse = Type.Static<typeof MeasurementResponse>;
