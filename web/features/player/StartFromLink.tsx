import { useEffect, useMemo } from 'react'
import { parseStartSeconds, START_PARAM } from '../../../domain/share/share'
import { usePost } from '../../api/posts.queries'
import { toPlayable } from '../../audio/playback/playable'
import { startFromLink } from '../../audio/playback/start-at'
import { goTo, useView } from '../../state/view'

/** Plays the post of a link with a second from there, once. */
export function StartFromLink() {
  const { view, params } = useView()
  const seconds = parseStartSeconds(params)
  const post = usePost(seconds === null ? null : (params.get('voice') ?? params.get('post')))
  const item = useMemo(() => (post.data ? toPlayable(post.data) : null), [post.data])
  useEffect(() => {
    if (seconds === null || !item) return
    const rest = Object.fromEntries([...params].filter(([name]) => name !== START_PARAM))
    goTo(view, rest, { replace: true })
    startFromLink(item, seconds)
  }, [seconds, item, view, params])
  return null
}
