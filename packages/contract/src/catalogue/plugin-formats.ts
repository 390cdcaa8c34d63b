/** In which forms our tools come, in the order in which they are named. */
export const pluginFormats = ["AU", "VST3", "AAX"] as const;
export type PluginFormat = (typeof pluginFormats)[number];
