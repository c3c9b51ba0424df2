/** Syncs heard posts with the server, and filters unheard posts. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { AppError } from '../../../domain/errors/app-error'
import { retryDelay } from '../../../domain/live/live'
import { isUnheard, type Listenable } from '../../../domain/posts/heard'
import type { HeardPosts } from '../../../domain/posts/heard.schema'
import { HEARD_PER_REQUEST } from '../../../domain/posts/posts.limits'
import { getServerNow } from '../../state/clock'
import {
  confirmHeardPosts,
  getHeardSince,
  getUnsentHeardPosts,
  mergeHeardPosts,
  onHeardPostsChange,
  useHeardPosts,
} from '../../state/heard-posts'
import { useMe } from '../auth/session.queries'
import { keys } from '../keys'
import { isRetryable } from '../uploads/upload'
import { heardApi } from './heard.client'

/** How long the client collects heard posts for one request. */
const HEARD_SEND_DELAY_MS = 1000

/** Returns a predicate: whether a post is unheard by the viewer. */
export function useIsUnheard(): (post: Listenable) => boolean {
  const heard = useHeardPosts()
  const meId = useMe()?.id ?? null
  return useCallback((post) => isUnheard(post, { heard, meId, now: getServerNow() }), [heard, meId])
}

const createHeardQuery = (ownerId: string) =>
  queryOptions({
    queryKey: [...keys.heard, ownerId],
    queryFn: async ({ signal }): Promise<HeardPosts> => {
      const query = { since: String(getHeardSince()) }
      const page = await (await heardApi.api.heard.$get({ query }, { init: { signal } })).json()
      mergeHeardPosts(ownerId, page)
      return page
    },
  })

/** Whether a device that never synced still waits for what the user heard on others. `useHeardSync` loads it. */
export function useIsHeardPending(ownerId: string): boolean {
  const { isPending } = useQuery({ ...createHeardQuery(ownerId), enabled: false })
  return isPending && getHeardSince() === 0
}

/** Reads what the user's other devices heard, and sends what was heard here. Mount once per signed-in user. */
export function useHeardSync(ownerId: string): void {
  useQuery(createHeardQuery(ownerId))
  useEffect(() => sendHeardPosts(ownerId), [ownerId])
}

/**
 * Sends heard posts soon after they were heard. After a failure it retries with growing delays, and at once when the
 * network returns; the next visit sends the rest. Returns the function that stops it.
 */
function sendHeardPosts(ownerId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  let failures = 0

  function schedule(delayMs = HEARD_SEND_DELAY_MS) {
    if (timer === undefined && !isSending && getUnsentHeardPosts().length > 0)
      timer = setTimeout(send, delayMs)
  }
  async function send() {
    clearTimeout(timer)
    timer = undefined
    const ids = getUnsentHeardPosts().slice(0, HEARD_PER_REQUEST)
    if (isSending || ids.length === 0) return
    isSending = true
    const isDone = await postHeard(ids)
    isSending = false
    failures = isDone ? 0 : failures + 1
    if (isDone) confirmHeardPosts(ownerId, ids)
    schedule(isDone ? undefined : retryDelay(failures, Math.random()))
  }
  const sendNow = () => void send()
  const sendIfHidden = () => document.visibilityState === 'hidden' && sendNow()
  const stopListening = onHeardPostsChange(() => schedule())
  addEventListener('online', sendNow)
  addEventListener('visibilitychange', sendIfHidden)
  schedule()
  return () => {
    clearTimeout(timer)
    stopListening()
    removeEventListener('online', sendNow)
    removeEventListener('visibilitychange', sendIfHidden)
  }
}

/** Returns whether the server took them, or never will. */
async function postHeard(ids: readonly string[]): Promise<boolean> {
  try {
    await heardApi.api.heard.$post({ json: { ids: [...ids] } })
    return true
  } catch (error) {
    return error instanceof AppError && error.status !== 401 && !isRetryable(error)
  }
}
