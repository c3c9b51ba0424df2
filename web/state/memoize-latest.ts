/**
 * Returns a function that computes only when an argument differs from those of the last call, by any caller: components
 * that ask for the same get one result.
 */
export function memoizeLatest<Args extends readonly unknown[], Result>(
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  let latest: { args: Args; result: Result } | null = null
  return (...args) => {
    const isSame =
      latest !== null &&
      latest.args.length === args.length &&
      args.every((arg, at) => Object.is(arg, latest?.args[at]))
    if (!latest || !isSame) latest = { args, result: compute(...args) }
    return latest.result
  }
}
