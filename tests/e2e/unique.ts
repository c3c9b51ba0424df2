/** A title that nothing else has: stories share one server, and are told again in it. */
export function unique(title: string): string {
  return `${title} ${Math.random().toString(36).slice(2, 8)}`
}
