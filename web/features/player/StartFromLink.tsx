import { useEffect, useMemo } from 'react'
import { parseLinkRange, START_PARAM } from '../../../domain/share/share'
import { usePost } from '../../api/posts/posts.queries'
import { toPlayable } from '../../audio/playback/playable'
import { startFromLink } from '../../audio/playback/start-playback'
import { goTo, hasEarlierPage, useView } from '../../state/view'

/**
 * Starts the post of a link with a second there, once; it stops where the link says. It plays by itself where the app
 * opened the link. On a page loaded from the link, browsers refuse that before the first press, which may be on Play.
 */
export function StartFromLink() {
  const { view, params } = useView()
  const range = useMemo(() => parseLinkRange(params), [params])
  const post = usePost(range === null ? null : (params.get('voice') ?? params.get('post')))
  const item = useMemo(() => (post.data ? toPlayable(post.data) : null), [post.data])
  useEffect(() => {
    if (range === null || !item) return
    const rest = Object.fromEntries([...params].filter(([name]) => name !== START_PARAM))
    goTo(view, rest, { replace: true })
    startFromLink(item, range, hasEarlierPage())
  }, [range, item, view, params])
  return null
}
