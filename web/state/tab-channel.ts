/** Messages between the tabs of this browser. */

/** Opens a channel; null where the browser has none, or refuses it together with storage, as Firefox does. */
export function openTabChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
