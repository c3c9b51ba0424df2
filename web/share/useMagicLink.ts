/** A magic link: opening its message, and requesting another link. */
import { useEffect, useRef, useState } from 'react'
import { AppError } from '../../domain/errors/app-error'
import { hasTokenLinks } from '../../domain/magic-links/magic-links'
import { getShareLink, parseSharePath } from '../../domain/share/share'
import { magicLinksApi } from '../api/messages/magic-links.client'
import { getErrorMessage } from '../api/request-error'
import { createShareDetails } from './details'
import { clearSecret, takeSecret } from './link-secret'
import type { ShareState } from './share-state'

const links = magicLinksApi.api['magic-links']

type SetState = (next: ShareState) => void

export type MagicLink = { busy: boolean; open: () => void; requestNewLink: () => void }

/** Removes the token from the URL, and handles the page's buttons. */
export function useMagicLink(state: ShareState, set: SetState): MagicLink {
  const token = useRef<string | null>(null)
  const [busy, setBusy] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is read once, on hydration
  useEffect(() => {
    token.current = takeSecret('token')?.value ?? null
    if (state.at === 'loaded') clearSecret('token')
    // After a reload the URL has no token, but the history entry does.
    if (token.current && isPlainError(state)) set({ at: 'waiting' })
  }, [])

  async function runBusy(work: (token: string) => Promise<ShareState>) {
    setBusy(true)
    const next = await work(token.current ?? '')
    setBusy(false)
    set(next)
  }
  return {
    busy,
    open: () => void runBusy(openMessage),
    requestNewLink: () => void runBusy((heldToken) => renewLink(state, heldToken)),
  }
}

function isPlainError(state: ShareState): boolean {
  const shared = parseSharePath(location.pathname)
  return state.at === 'error' && state.renewal === null && shared !== null && hasTokenLinks(shared.kind)
}

/** The message, or the state of an expired link. */
async function openMessage(token: string): Promise<ShareState> {
  try {
    const message = await (await links.redeem.$post({ json: createHeldLink(token) })).json()
    clearSecret('token')
    return { at: 'loaded', post: message, link: getShareLink(location.origin, message.kind, message.id) }
  } catch (error) {
    const isShut = error instanceof AppError && error.status === 410
    return isShut ? createExpiredState(error.message) : { at: 'waiting', problem: getErrorMessage(error) }
  }
}

async function renewLink(state: ShareState, token: string): Promise<ShareState> {
  if (state.at !== 'error') return state
  try {
    await links.resend.$post({ json: createHeldLink(token) })
    return { ...state, renewal: 'asked' }
  } catch (error) {
    return { ...state, message: getErrorMessage(error) }
  }
}

/** The token with the post of this page. */
function createHeldLink(token: string) {
  return { postId: parseSharePath(location.pathname)?.id ?? '', token }
}

function createExpiredState(message: string): ShareState {
  const { kind = '', id = '' } = parseSharePath(location.pathname) ?? {}
  const url = new URL(location.pathname, location.origin)
  url.searchParams.set('token', '…')
  const details = createShareDetails({ url, kind, id, requestId: '' }, message)
  return { at: 'error', message, mayHaveExpired: false, mayRetry: false, renewal: 'offered', details }
}
