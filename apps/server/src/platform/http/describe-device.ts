export interface Device {
  /** Null where the user agent does not tell. */
  readonly browser: string | null;
  readonly system: string | null;
}

/** The first match: most browsers also name those that they are built upon or imitate. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\b(?:Headless)?Chrome\/|\bChromium\/|\bCriOS\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*\bSafari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** A readable name of the device. Never text from the user agent itself. */
export function describeDevice(userAgent: string): Device {
  return { browser: firstFitting(browsers, userAgent), system: firstFitting(systems, userAgent) };
}

/** The same in one line; empty where nothing is known. */
export function nameDevice(userAgent: string): string {
  const { browser, system } = describeDevice(userAgent);
  return [browser, system].filter((part) => part !== null).join(", ");
}

function firstFitting(
  names: readonly (readonly [RegExp, string])[],
  userAgent: string,
): string | null {
  return names.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
}
