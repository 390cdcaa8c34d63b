import { Job } from "kubernetes-models/batch/v1/Job";
import { confinedPod, labelsOf } from "./confined.ts";
import { images } from "./processes.ts";
import { cmsMigrationSettings, namespace, shopMigrationSettings } from "./settings.ts";

/** Once for each release, before its processes: the shop's migrations, which make roles and schemas, then the CMS's. */
export const migrate = [
  new Job({
    // A job never changes: each release makes a new one, and old ones are swept.
    metadata: { generateName: "migrate-", namespace, labels: labelsOf("migrate") },
    spec: {
      backoffLimit: 3,
      activeDeadlineSeconds: 1800,
      ttlSecondsAfterFinished: 86_400,
      template: {
        metadata: { labels: labelsOf("migrate") },
        spec: {
          ...confinedPod({
            component: "migrate",
            initContainers: [
              {
                name: "shop",
                image: images.cms,
                command: ["node", "../../packages/database/src/migrating/run.ts"],
                env: [...shopMigrationSettings],
              },
            ],
            containers: [
              {
                name: "cms",
                image: images.cms,
                command: ["node", "src/commands/migrate.ts"],
                env: [...cmsMigrationSettings],
              },
            ],
          }),
          restartPolicy: "Never",
        },
      },
    },
  }),
];
