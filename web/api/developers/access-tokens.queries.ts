/** Access tokens of the user. */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { NewAccessToken } from '../../../domain/access-tokens/access-tokens.schema'
import type { accessTokensRoutes } from '../../../worker/auth/access-tokens/access-tokens.routes'
import { withProof } from '../auth/with-proof'
import { keys } from '../keys'
import { queryClient } from '../query-client'
import { createClient } from '../typed-client'

const accessTokensApi = createClient<typeof accessTokensRoutes>()

const refresh = () => queryClient.invalidateQueries({ queryKey: keys.accessTokens })

/** The usable tokens, newest first. */
export function useAccessTokens() {
  return useQuery({
    queryKey: keys.accessTokens,
    queryFn: async () => (await (await accessTokensApi.api.tokens.$get()).json()).items,
  })
}

/** Creates a token; only this response contains it. */
export function useCreateAccessToken() {
  return useMutation({
    mutationFn: async (json: NewAccessToken) =>
      (await withProof(() => accessTokensApi.api.tokens.$post({ json }))).json(),
    onSettled: refresh,
  })
}

/** Revokes a token. */
export function useRevokeAccessToken() {
  return useMutation({
    mutationFn: (id: string) => accessTokensApi.api.tokens[':id'].$delete({ param: { id } }),
    onSettled: refresh,
  })
}
