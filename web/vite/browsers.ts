/**
 * The oldest browsers that the app supports: the only place with their versions. The builds aim at them, the README lists
 * them, the page names older ones too old, and `tests/browsers.test.ts` compares the build with MDN's data.
 */

/** By the names that MDN's data gives to browsers. */
export const BROWSERS = {
  chrome: { name: 'Chrome', version: 123 },
  edge: { name: 'Edge', version: 123 },
  firefox: { name: 'Firefox', version: 128 },
  safari: { name: 'Safari on a Mac', version: 17.5 },
  safari_ios: { name: 'Safari on iOS', version: 17.5 },
} as const

export type Browser = keyof typeof BROWSERS

const toTarget = (browser: Browser) =>
  `${browser === 'safari_ios' ? 'ios' : browser}${BROWSERS[browser].version}`

/** As `build.target` and `build.cssTarget` expect them. */
export const TARGETS = (Object.keys(BROWSERS) as Browser[]).map(toTarget)

/**
 * What the newest of these styles need is what the floor is: a browser without them is too old. No browser at the floor
 * lacks them, and all older ones do.
 */
export const SUPPORTED_STYLES = ['color: light-dark(#000, #fff)', 'color: rgb(from #000 r g b)']
