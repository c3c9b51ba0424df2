/** One's own profile: its figures, and changing it. What is saved is shown at once, in every tab and on every device. */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Me, Statistics } from '../../domain/people.schema'
import type { ProfileFields } from '../../domain/profile'
import { ask } from './client'
import { keys } from './keys'
import { sessionChanged, showMe } from './session.queries'

/** How much of each kind one made, as the lists hold it now. */
export function useStatistics() {
  return useQuery({
    queryKey: keys.statistics,
    queryFn: async ({ signal }): Promise<Statistics> => (await ask('/api/me/statistics', { signal })).json(),
    refetchOnMount: 'always',
  })
}

/** Saves names and colour. */
export function useSaveProfile() {
  return useMutation({
    mutationFn: (fields: ProfileFields) =>
      ask('/api/me/profile', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fields),
      }).then(readMe),
    onSuccess: showEverywhere,
  })
}

/** Puts on a picture that was made ready for it, or takes off the one that is worn. */
export function useSavePicture() {
  return useMutation({
    mutationFn: (picture: Blob | null) =>
      (picture
        ? ask('/api/me/avatar', { method: 'PUT', headers: { 'content-type': picture.type }, body: picture })
        : ask('/api/me/avatar', { method: 'DELETE' })
      ).then(readMe),
    onSuccess: showEverywhere,
  })
}

const readMe = (answer: Response): Promise<Me> => answer.json()

function showEverywhere(me: Me): void {
  showMe(me)
  void sessionChanged()
}
