/** Derives a readable device name from a User-Agent for the session list. No decision depends on it. */

// Most browsers also claim to be others: the first match wins.
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

export type Device = { browser: string | null; system: string | null }

/** Returns the browser and the operating system of a User-Agent; null where it names none. */
export function parseUserAgent(agent: string): Device {
  const findName = (list: readonly [RegExp, string][]) =>
    list.find(([shape]) => shape.test(agent))?.[1] ?? null
  return { browser: findName(BROWSERS), system: findName(SYSTEMS) }
}
