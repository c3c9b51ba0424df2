/** The viewer's profile: statistics and changes. Saved changes show at once in every tab and on every device. */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Me, Statistics } from '../../domain/people.schema'
import type { ProfileFields } from '../../domain/profile'
import { request } from './client'
import { keys } from './keys'
import { announceSessionChange, showMe } from './session.queries'

/** The viewer's number of posts by kind. */
export function useStatistics() {
  return useQuery({
    queryKey: keys.statistics,
    queryFn: async ({ signal }): Promise<Statistics> =>
      (await request('/api/me/statistics', { signal })).json(),
    refetchOnMount: 'always',
  })
}

/** Saves names and colour. */
export function useSaveProfile() {
  return useMutation({
    mutationFn: (fields: ProfileFields) =>
      request('/api/me/profile', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fields),
      }).then(readMe),
    onSuccess: showEverywhere,
  })
}

/** Sets an avatar that was prepared for upload, or removes it. */
export function useSaveAvatar() {
  return useMutation({
    mutationFn: (picture: Blob | null) =>
      (picture
        ? request('/api/me/avatar', {
            method: 'PUT',
            headers: { 'content-type': picture.type },
            body: picture,
          })
        : request('/api/me/avatar', { method: 'DELETE' })
      ).then(readMe),
    onSuccess: showEverywhere,
  })
}

const readMe = (answer: Response): Promise<Me> => answer.json()

function showEverywhere(me: Me): void {
  showMe(me)
  void announceSessionChange()
}
