/** The user's imports of podcasts, which go on while they are watched. */
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Import, Imports } from '../../../domain/imports/imports.schema'
import type { importsRoutes } from '../../../worker/imports/imports.routes'
import { createClient } from '../typed-client'

/** How often an open page asks for the progress. */
const IMPORT_POLL_MS = 3000

const { imports } = createClient<typeof importsRoutes>().api
const importKeys = {
  list: ['imports'],
  progress: (id: string) => ['imports', id, 'progress'],
  items: (id: string, done: number) => ['imports', id, 'items', done],
} as const

/** All imports, newest first. */
export function useImports() {
  return useQuery({
    queryKey: importKeys.list,
    queryFn: async ({ signal }): Promise<Imports> => (await imports.$get({}, { init: { signal } })).json(),
  })
}

/** Advances a running import by one episode at a time, and updates it in the list. */
export function useImportProgress({ id, state }: Pick<Import, 'id' | 'state'>): void {
  const replace = useReplaceImport()
  useQuery({
    queryKey: importKeys.progress(id),
    enabled: state === 'running',
    refetchInterval: IMPORT_POLL_MS,
    queryFn: async ({ signal }): Promise<Import> => {
      const next = await (await imports[':id'].continue.$post({ param: { id } }, { init: { signal } })).json()
      replace(next)
      return next
    },
  })
}

/** The episodes of an import of which so many are done, newest first. */
export function useImportItems(id: string, done: number) {
  return useInfiniteQuery({
    queryKey: importKeys.items(id, done),
    initialPageParam: -1,
    queryFn: async ({ pageParam, signal }) =>
      (
        await imports[':id'].items.$get(
          { param: { id }, query: { after: String(pageParam) } },
          { init: { signal } },
        )
      ).json(),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

/** Reads a feed. */
export function usePrepareImport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (url: string) => (await imports.$post({ json: { url } })).json(),
    onSettled: () => client.invalidateQueries({ queryKey: importKeys.list }),
  })
}

/** Mails a code to the feed's owner. */
export function useSendImportCode(id: string) {
  const replace = useReplaceImport()
  return useMutation({
    mutationFn: async () => (await imports[':id'].email.$post({ param: { id } })).json(),
    onSuccess: replace,
  })
}

/** Proves ownership by the mailed code, or by the one in the feed without one. */
export function useProveImport(id: string) {
  const replace = useReplaceImport()
  return useMutation({
    mutationFn: async (code: string | null) =>
      (await imports[':id'].proof.$post({ param: { id }, json: { code } })).json(),
    onSuccess: replace,
  })
}

/** Imports what is new. */
export function useRepeatImport(id: string) {
  const replace = useReplaceImport()
  return useMutation({
    mutationFn: async () => (await imports[':id'].repeat.$post({ param: { id } })).json(),
    onSuccess: replace,
  })
}

/** Ends a running import, or forgets one that is not proven. */
export function useCancelImport(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => imports[':id'].cancel.$post({ param: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: importKeys.list }),
  })
}

function useReplaceImport() {
  const client = useQueryClient()
  return (next: Import) =>
    client.setQueryData<Imports>(importKeys.list, (list) =>
      list ? { items: list.items.map((item) => (item.id === next.id ? next : item)) } : list,
    )
}
