/** A configuration problem: the variable, what is wrong, and how to fix it. */
export type Problem = { name: string; problem: string; remedy: string }

/** Formats a line for the log. It names variables, never their values. */
export function formatProblem({ name, problem, remedy }: Problem): string {
  return `${name} ${problem}: ${remedy}`
}

/** The command that sets a missing secret. */
export function formatSecretCommand(name: string): string {
  return `wrangler secret put ${name}`
}

/** Reports a provider URL without https; only test mocks may have one. */
export function checkHttps(name: string, url: string | undefined, carries: string): Problem[] {
  if (!url || url.startsWith('https://')) return []
  const remedy = 'take it away, and the provider itself is asked'
  return [{ name, problem: `is not https, and requests carry ${carries}`, remedy }]
}
