import { useEffect, useMemo } from 'react'
import { START_PARAM } from '../../../domain/share/share'
import { usePost } from '../../api/posts.queries'
import { toPlayable } from '../../audio/playback/playable'
import { readLinkStart, startFromLink } from '../../audio/playback/start-at'
import { goTo, useView } from '../../state/view'

/** Plays the post of a link with a second from there, once; it stops where the link says. */
export function StartFromLink() {
  const { view, params } = useView()
  const start = useMemo(() => readLinkStart(params), [params])
  const post = usePost(start === null ? null : (params.get('voice') ?? params.get('post')))
  const item = useMemo(() => (post.data ? toPlayable(post.data) : null), [post.data])
  useEffect(() => {
    if (start === null || !item) return
    const rest = Object.fromEntries([...params].filter(([name]) => name !== START_PARAM))
    goTo(view, rest, { replace: true })
    startFromLink(item, start)
  }, [start, item, view, params])
  return null
}
