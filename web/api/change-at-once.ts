import type { QueryClient, QueryKey } from '@tanstack/react-query'

type Change<Data> = { before: Data | undefined; chosen: Data | undefined }

/** Callbacks of a mutation that changes cached data at once and restores it on failure. */
export function changeAtOnce<Data, Input>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (known: Data, input: Input) => Data,
) {
  return {
    onMutate: async (input: Input): Promise<Change<Data>> => {
      // An earlier response would overwrite the change.
      await client.cancelQueries({ queryKey, exact: true })
      const before = client.getQueryData<Data>(queryKey)
      const chosen = client.setQueryData<Data>(queryKey, (known) => known && change(known, input))
      return { before, chosen }
    },
    onError: (_error: unknown, _input: Input, made: Change<Data> | undefined) => {
      // Offline it cannot be refetched; a later change stays, and is saved next.
      if (made && client.getQueryData(queryKey) === made.chosen) client.setQueryData(queryKey, made.before)
    },
  }
}
