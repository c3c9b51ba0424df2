/**
 * The pages' policy takes no text for a script or for markup (Trusted Types); what would start a script from an address asks
 * here. Imported for that alone, before anything that starts one.
 */

type Factory = {
  createPolicy(name: 'default', rules: { createScriptURL: (address: string) => string | null }): unknown
}

/** Workers lie among our own files; what the encoder is made of lies in memory. */
const OWN = /^(\/assets\/[\w.-]+|\/sw)\.js$/

/** The address, if a script from there may run here; null refuses it. */
export function ownScript(address: string, origin: string): string | null {
  const { pathname, protocol, origin: its } = new URL(address, origin)
  return its === origin && (protocol === 'blob:' || OWN.test(pathname)) ? address : null
}

// Not every browser knows of it; those run under the rest of the policy.
const { trustedTypes } = globalThis as { trustedTypes?: Factory }
trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => ownScript(address, location.origin),
})
