/** Proving again who the viewer is. */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { IdentityProof } from '../../../domain/auth/proof.schema'
import type { proofRoutes } from '../../../worker/auth/proof/proof.routes'
import { keys } from '../keys'
import { createClient } from '../typed-client'

const { proof } = createClient<typeof proofRoutes>().api.me

/** The proof that the viewer is asked for. */
export function useRequiredProof() {
  return useQuery({
    queryKey: keys.proof,
    queryFn: async () => (await proof.$get()).json(),
    staleTime: 0,
  })
}

/** Sends a code to the viewer's own phone number. */
export function useSendProofCode() {
  return useMutation({ mutationFn: async () => (await proof.code.$post()).json() })
}

/** Proves who the viewer is, with a password or a code. */
export function useProve() {
  return useMutation({ mutationFn: (json: IdentityProof) => proof.$post({ json }) })
}
