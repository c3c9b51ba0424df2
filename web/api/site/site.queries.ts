/** The site's settings, its first set-up, its figures, and who may join. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Setup, SiteChanges } from '../../../domain/site/site.schema'
import type { signUpInvitationsRoutes } from '../../../worker/auth/sign-up/sign-up-invitations.routes'
import type { signUpRequestsRoutes } from '../../../worker/auth/sign-up/sign-up-requests.routes'
import type { figuresRoutes } from '../../../worker/figures/figures.routes'
import type { setupRoutes } from '../../../worker/site/setup.routes'
import type { siteRoutes } from '../../../worker/site/site.routes'
import { saveLastSignInMethod } from '../../state/last-sign-in-method'
import { announceSessionChange } from '../auth/session.queries'
import { createClient } from '../typed-client'
import { withPuzzle } from '../with-puzzle'
import { siteKeys } from './site-keys'

const figuresApi = createClient<typeof figuresRoutes>()
const setupApi = createClient<typeof setupRoutes>()
const signUpInvitationsApi = createClient<typeof signUpInvitationsRoutes>()
const signUpRequestsApi = createClient<typeof signUpRequestsRoutes>()
const siteApi = createClient<typeof siteRoutes>()

/** The public settings of the site. */
export function useSite() {
  return useQuery({
    queryKey: siteKeys.site,
    queryFn: async ({ signal }) => (await siteApi.api.site.$get({}, { init: { signal } })).json(),
  })
}

/** All settings, for admins. */
export function useSiteEdit() {
  return useQuery({
    queryKey: siteKeys.siteEdit,
    queryFn: async ({ signal }) => (await siteApi.api.site.settings.$get({}, { init: { signal } })).json(),
  })
}

export function useSaveSite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (changes: SiteChanges) =>
      (await siteApi.api.site.settings.$put({ json: changes })).json(),
    onSuccess: (edit) => {
      client.setQueryData(siteKeys.siteEdit, edit)
      return client.invalidateQueries({ queryKey: siteKeys.site, exact: true })
    },
  })
}

/** The settings that the holder of a setup link begins with. */
export function useSetupLink(token: string) {
  return useQuery({
    queryKey: siteKeys.setup,
    queryFn: async () => (await setupApi.api.setup.check.$post({ json: { token } })).json(),
    // A changed session refetches everything; the link is used up by then.
    enabled: ({ state }) => token !== '' && state.data === undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** Creates the first admin, signed in here. */
export function useSetUp() {
  return useMutation({
    mutationFn: (input: Setup) => setupApi.api.setup.$post({ json: input }),
    onSuccess: () => {
      saveLastSignInMethod('email')
      return announceSessionChange()
    },
  })
}

export function useFigures() {
  return useQuery({
    queryKey: siteKeys.figures,
    queryFn: async ({ signal }) => (await figuresApi.api.figures.$get({}, { init: { signal } })).json(),
  })
}

/** People who wait to join. */
export function useSignUpRequests() {
  return useQuery({
    queryKey: siteKeys.signUpRequests,
    queryFn: async ({ signal }) =>
      (await signUpRequestsApi.api.site['sign-up-requests'].$get({}, { init: { signal } })).json(),
  })
}

export function useDecideSignUp() {
  const client = useQueryClient()
  const route = signUpRequestsApi.api.site['sign-up-requests'][':id']
  return useMutation({
    mutationFn: ({ id, approved }: { id: string; approved: boolean }) =>
      approved ? route.approve.$post({ param: { id } }) : route.$delete({ param: { id } }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: siteKeys.figures })
      return client.invalidateQueries({ queryKey: siteKeys.signUpRequests })
    },
  })
}

/** The user's invitations to the site. */
export function useSignUpInvitations() {
  return useQuery({
    queryKey: siteKeys.signUpInvitations,
    queryFn: async ({ signal }) =>
      (await signUpInvitationsApi.api.me['sign-up-invitations'].$get({}, { init: { signal } })).json(),
  })
}

export function useCreateSignUpInvitation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () =>
      (
        await withPuzzle((options) => signUpInvitationsApi.api.me['sign-up-invitations'].$post({}, options))
      ).json(),
    onSettled: () => client.invalidateQueries({ queryKey: siteKeys.signUpInvitations }),
  })
}

export function useDeleteSignUpInvitation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      signUpInvitationsApi.api.me['sign-up-invitations'][':id'].$delete({ param: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: siteKeys.signUpInvitations }),
  })
}

/** Opens an invitation to the site, once, however often the page renders: this browser may sign up then. */
export function useSignUpInvitation(token: string | undefined) {
  return useQuery({
    queryKey: siteKeys.signUpInvitation(token ?? ''),
    queryFn: async () =>
      (await signUpInvitationsApi.api.auth.invitation.$post({ json: { token: token ?? '' } })).json(),
    enabled: ({ state }) => token !== undefined && state.data === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
