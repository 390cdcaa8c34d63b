import Type from "typebox";

/** GET /laravel/rest/measurement: the scripts of others for somebody who agreed to them, as far as there are any. */
export const MeasurementAnswer = Type.Object({
  tagManagerUrl: Type.Optional(Type.String()),
  affiliateScriptUrl: Type.Optional(Type.String()),
});
export type MeasurementAnswer = Type.Static<typeof MeasurementAnswer>;
