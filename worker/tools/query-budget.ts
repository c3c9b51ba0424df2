/** Query budget of one run. D1 limit: 1,000 queries per invocation, batched statements possibly counted one by one. */

/** Whether this many more statements fit; work that does not fit waits for the next run. */
export type HasBudget = (statements: number) => boolean

/** Wraps a database to count its prepared statements. */
export function trackQueries(d1: D1Database): { d1: D1Database; queryCount: () => number } {
  let count = 0
  const proxy = new Proxy(d1, {
    get(target, name) {
      if (name === 'prepare') count += 1
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { d1: proxy, queryCount: () => count }
}
