/** Returns a unique title: tests share one server. */
export function unique(title: string): string {
  return `${title} ${Math.random().toString(36).slice(2, 8)}`
}
