/** A mistake in how a Worker is set up: which variable, what is wrong with it, and what to do about it. */
export type Problem = { name: string; problem: string; remedy: string }

/** A mistake in one line. It names variables and never says their values: it is logged. */
export function problemLine({ name, problem, remedy }: Problem): string {
  return `${name} ${problem}: ${remedy}`
}

/** What to do about a secret that is missing. */
export function putSecret(name: string): string {
  return `wrangler secret put ${name}`
}

/** The address of a provider that must not be reached without encryption; stand-ins of tests may. */
export function plainAddress(name: string, url: string | undefined, carries: string): Problem[] {
  if (!url || url.startsWith('https://')) return []
  const remedy = 'take it away, and the provider itself is asked'
  return [{ name, problem: `is not https, and requests carry ${carries}`, remedy }]
}
