/** The phone number of one's account. */
import { useMutation } from '@tanstack/react-query'
import { ownPhoneApi } from './auth-client'
import { sessionChanged } from './session.queries'

const { phone: api } = ownPhoneApi.api.me

/** Asks for a code to a number that is to become one's own. */
export function useAskOwnCode() {
  return useMutation({
    mutationFn: async (phone: string) => (await api.code.$post({ json: { phone } })).json(),
  })
}

/** Gives the code back: the number is one's own then, and what was sent to it there to be heard. */
export function useSetPhone() {
  return useMutation({
    mutationFn: (given: { codeId: string; code: string }) => api.$put({ json: given }),
    onSuccess: sessionChanged,
  })
}

/** Takes the number away. */
export function useRemovePhone() {
  return useMutation({ mutationFn: () => api.$delete(), onSuccess: sessionChanged })
}
