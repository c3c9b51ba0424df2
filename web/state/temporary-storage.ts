/**
 * Whether the browser deletes what pages store after seven days of use without a visit, as Safari does unless the site is
 * installed. Safari is known by its gesture events, which no other engine has.
 */
export function isStorageTemporary(): boolean {
  if (!('GestureEvent' in window)) return false
  const isInstalled = 'standalone' in navigator && navigator.standalone === true
  return !isInstalled && !matchMedia('(display-mode: standalone)').matches
}
