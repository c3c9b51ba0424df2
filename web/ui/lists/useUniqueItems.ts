import { useMemo } from 'react'

type Page<T> = { items: readonly T[] }

/** The items of the loaded pages, memoized. An item that moved while the next page loaded is in both: one is kept. */
export function useUniqueItems<T extends { id: string }>(pages: readonly Page<T>[] | undefined): T[] {
  return useMemo(() => {
    const all = pages?.flatMap(({ items }) => items) ?? []
    return [...new Map(all.map((item) => [item.id, item])).values()]
  }, [pages])
}
