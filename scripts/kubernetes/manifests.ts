import { ConfigMap } from "kubernetes-models/v1/ConfigMap";
import { Namespace } from "kubernetes-models/v1/Namespace";
import { migrate } from "./migrate.ts";
import { network } from "./network.ts";
import { cms, web, worker } from "./processes.ts";
import { scaling } from "./scaling.ts";
import { namespace, settings, settingsName } from "./settings.ts";

/** What all of them have: it can be written, and it can be checked against the schema of its kind. */
export interface Manifest {
  readonly kind: string;
  readonly metadata?: { readonly name?: string; readonly namespace?: string };
  toJSON(): unknown;
  validate(): void;
}

/** By the file in deploy/kubernetes/ that holds them, in the order in which they are applied. */
export const manifests: Readonly<Record<string, readonly Manifest[]>> = {
  "namespace.yaml": [
    new Namespace({
      metadata: {
        name: namespace,
        // A pod that asks for more is not admitted.
        labels: { "pod-security.kubernetes.io/enforce": "restricted" },
      },
    }),
  ],
  "settings.yaml": [
    new ConfigMap({ metadata: { name: settingsName, namespace }, data: { ...settings } }),
  ],
  "network.yaml": network,
  "migrate.yaml": migrate,
  "web.yaml": web,
  "worker.yaml": worker,
  "cms.yaml": cms,
  "scaling.yaml": scaling,
};
