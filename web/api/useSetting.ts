import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { changeAtOnce } from './change-at-once'

/** A setting of the viewer on the server. `save` sends changes, `merge` shows them. */
export type Setting<Value, Changes = Value> = {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<Value>
  save: (changes: Changes) => Promise<unknown>
  merge: (value: Value, changes: Changes) => Value
}

/** A setting and a function that changes it optimistically: saved one after another, rolled back on failure. */
export function useSetting<Value, Changes>(
  { queryKey, queryFn, save, merge }: Setting<Value, Changes>,
  onFailure: (error: unknown) => void,
) {
  const client = useQueryClient()
  const query = useQuery({ queryKey, queryFn })
  const { mutate: change } = useMutation({
    scope: { id: queryKey.join(' ') },
    mutationFn: save,
    ...changeAtOnce(client, queryKey, merge),
    onSettled: (_saved, error) => {
      if (!error) return
      void client.invalidateQueries({ queryKey })
      onFailure(error)
    },
  })
  return { query, change }
}
