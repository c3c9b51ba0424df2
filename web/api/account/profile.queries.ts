/** The viewer's profile: statistics and changes. Saved changes show at once in every tab and on every device. */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Me, ProfileChanges, Statistics } from '../../../domain/people/people.schema'
import type { meRoutes } from '../../../worker/account/profile/me.routes'
import { announceSessionChange, showMe } from '../auth/session.queries'
import { keys } from '../keys'
import { createClient } from '../typed-client'

const { me } = createClient<typeof meRoutes>().api

/** The viewer's number of posts by kind. */
export function useStatistics() {
  return useQuery({
    queryKey: keys.statistics,
    queryFn: async ({ signal }): Promise<Statistics> =>
      (await me.statistics.$get({}, { init: { signal } })).json(),
    refetchOnMount: 'always',
  })
}

/** Saves the given names and colour. */
export function useSaveProfile() {
  return useMutation({
    mutationFn: async (changes: ProfileChanges) => (await me.profile.$patch({ json: changes })).json(),
    onSuccess: showEverywhere,
  })
}

/** Sets or removes the mark of a bot. */
export function useSaveBotMark() {
  return useMutation({
    mutationFn: async (enabled: boolean) => (await me.bot.$put({ json: { enabled } })).json(),
    onSuccess: showEverywhere,
  })
}

/** Sets an avatar that was prepared for upload, or removes it. */
export function useSaveAvatar() {
  return useMutation({
    mutationFn: async (picture: Blob | null) =>
      picture
        ? (
            await me.avatar.$put({}, { headers: { 'content-type': picture.type }, init: { body: picture } })
          ).json()
        : (await me.avatar.$delete()).json(),
    onSuccess: showEverywhere,
  })
}

function showEverywhere(saved: Me): void {
  showMe(saved)
  void announceSessionChange()
}
