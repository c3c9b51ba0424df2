/** A magic link: opening its message, and requesting another link. */
import { useEffect, useRef, useState } from 'react'
import { Failure } from '../../domain/failure'
import { opensWithToken } from '../../domain/magic-links'
import type { Post } from '../../domain/posts.schema'
import { parseSharePath, shareLink } from '../../domain/share'
import { ask } from '../api/client'
import { textOf } from '../api/failure'
import { detailsOf } from './details'
import { forgetSecret, takeSecret } from './link-secret'
import type { ShareState } from './share-state'

type Set = (next: ShareState) => void

export type MagicLink = { busy: boolean; open: () => void; askForNewLink: () => void }

/** Removes the token from the URL, and handles the page's buttons. */
export function useMagicLink(state: ShareState, set: Set): MagicLink {
  const token = useRef<string | null>(null)
  const [busy, setBusy] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is read once, on hydration
  useEffect(() => {
    token.current = takeSecret('token')?.value ?? null
    if (state.at === 'loaded') forgetSecret('token')
    // After a reload the URL has no token, but the history entry does.
    if (token.current && isPlainError(state)) set({ at: 'waiting' })
  }, [])

  async function during(work: (token: string) => Promise<ShareState>) {
    setBusy(true)
    const next = await work(token.current ?? '')
    setBusy(false)
    set(next)
  }
  return {
    busy,
    open: () => void during(opened),
    askForNewLink: () => void during((held) => renewed(state, held)),
  }
}

function isPlainError(state: ShareState): boolean {
  const shared = parseSharePath(location.pathname)
  return state.at === 'error' && state.renewal === null && shared !== null && opensWithToken(shared.kind)
}

/** The message, or the state of an expired link. */
async function opened(token: string): Promise<ShareState> {
  try {
    const answer = await post('redeem', token)
    const message: Post = await answer.json()
    forgetSecret('token')
    return { at: 'loaded', post: message, link: shareLink(location.origin, message.kind, message.id) }
  } catch (error) {
    const isShut = error instanceof Failure && error.status === 410
    return isShut ? shut(error.message) : { at: 'waiting', problem: textOf(error) }
  }
}

async function renewed(state: ShareState, token: string): Promise<ShareState> {
  if (state.at !== 'error') return state
  try {
    await post('resend', token)
    return { ...state, renewal: 'asked' }
  } catch (error) {
    return { ...state, message: textOf(error) }
  }
}

function post(what: 'redeem' | 'resend', token: string): Promise<Response> {
  const postId = parseSharePath(location.pathname)?.id ?? ''
  return ask(`/api/magic-links/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ postId, token }),
  })
}

function shut(message: string): ShareState {
  const { kind = '', id = '' } = parseSharePath(location.pathname) ?? {}
  const url = new URL(location.pathname, location.origin)
  url.searchParams.set('token', '…')
  const details = detailsOf({ url, kind, id, requestId: '' }, message)
  return { at: 'error', message, mayHaveFaded: false, mayRetry: false, renewal: 'offered', details }
}
