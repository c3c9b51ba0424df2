/** What a browser calls itself, in words that its owner knows it by. Nothing is decided by it. */

// Most browsers also claim to be others: the first that fits is what it is.
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

/** The browser and the system of a User-Agent; null for what it does not say. */
export function deviceOf(agent: string): Device {
  const named = (list: readonly [RegExp, string][]) => list.find(([shape]) => shape.test(agent))?.[1] ?? null
  return { browser: named(BROWSERS), system: named(SYSTEMS) }
}
