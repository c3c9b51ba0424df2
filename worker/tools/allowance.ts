/** Query budget of one run. D1 limit: 1,000 queries per invocation, batched statements possibly counted one by one. */

/** Whether this many more statements fit; work that does not fit waits for the next run. */
export type HasRoom = (statements: number) => boolean

/** Wraps a database to count its prepared statements. */
export function counting(d1: D1Database): { d1: D1Database; spent: () => number } {
  let made = 0
  const counted = new Proxy(d1, {
    get(target, name) {
      if (name === 'prepare') made += 1
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { d1: counted, spent: () => made }
}
