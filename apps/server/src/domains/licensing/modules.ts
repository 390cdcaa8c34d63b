import type { ModuleManifest } from "../../platform/modules/module.ts";
import { licencesModule } from "./licences/module.ts";
import { ownedProductsModule } from "./owned-products/module.ts";
import { activationsModule } from "./activations/module.ts";
import { transfersModule } from "./transfers/module.ts";
import { downloadsModule } from "./downloads/module.ts";
import { recordingTemplatesModule } from "./recording-templates/module.ts";

export const licensingModules: readonly ModuleManifest[] = [
  licencesModule,
  ownedProductsModule,
  activationsModule,
  transfersModule,
  downloadsModule,
  recordingTemplatesModule,
];
