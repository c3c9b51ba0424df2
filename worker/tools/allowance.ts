/** How much one run may ask of the database: Cloudflare ends it at its thousandth statement, maybe those of batches counted. */

/** Whether so many more statements may be asked now. What does not fit waits for the next run. */
export type HasRoom = (statements: number) => boolean

/** The same database, which says how many statements were made for it. */
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
