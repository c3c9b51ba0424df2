/**
 * The Content Security Policy forbids strings as scripts and markup (Trusted Types); script URLs are checked here.
 * Imported for this effect, before anything that starts a script.
 */

type Factory = {
  createPolicy(name: 'default', rules: { createScriptURL: (address: string) => string | null }): unknown
}

/** Workers are among our own files; the encoder's worker is a blob. */
const OWN = /^(\/assets\/[\w.-]+|\/sw)\.js$/

/** Returns the URL if a script from it may run; null refuses it. */
export function allowOwnScript(address: string, origin: string): string | null {
  const { pathname, protocol, origin: scriptOrigin } = new URL(address, origin)
  return scriptOrigin === origin && (protocol === 'blob:' || OWN.test(pathname)) ? address : null
}

// Browsers without Trusted Types rely on the rest of the policy.
const { trustedTypes } = globalThis as { trustedTypes?: Factory }
trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => allowOwnScript(address, location.origin),
})
