import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { Post } from '../../../domain/posts/posts.schema'
import { sumMinutes } from '../../../domain/radio/programme'
import { unheardMinutesAtom } from '../../parts/notifications/unread'
import { extendRadio } from './play-radio'
import { useProgramme } from './useProgramme'

/** Shows how long the programme is beside Home, and appends what arrives to a playing Dusk Radio. Renders nothing. */
export function RadioWatch({ meId }: { meId: string }) {
  const { posts, isFirstDay, isPending } = useProgramme(meId)
  const minutes = isPending || isFirstDay ? 0 : sumMinutes(posts)
  const setUnheardMinutes = useSetAtom(unheardMinutesAtom)
  useEffect(() => {
    setUnheardMinutes(minutes)
    return () => setUnheardMinutes(0)
  }, [minutes, setUnheardMinutes])
  const known = useRef<readonly Post[] | null>(null)
  useEffect(() => {
    if (isPending) return
    const before = new Set(known.current?.map(({ id }) => id))
    const arrived = known.current === null ? [] : posts.filter(({ id }) => !before.has(id))
    known.current = posts
    if (arrived.length > 0) extendRadio(arrived)
  }, [posts, isPending])
  return null
}
