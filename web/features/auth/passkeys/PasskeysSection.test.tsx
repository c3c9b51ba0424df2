/** Passkeys in Settings: who is offered one. */
import { afterEach, expect, test, vi } from 'vitest'
import type { Me } from '../../../../domain/people/people.schema'
import { makeMe, makeSession, renderApp, screen } from '../../../../tests/components'

const passkey = { id: 'psk_1', name: 'Chrome on Mac', createdAt: 1, usedAt: null, isPaused: false }

/** That browsers have passkeys is all that is asked of it. */
class PublicKeyCredential {}

afterEach(() => vi.unstubAllGlobals())

function openSettings(viewer: Me, items: readonly (typeof passkey)[] = []) {
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential)
  return renderApp({
    path: '/?view=settings&group=you',
    viewer,
    api: {
      'GET /api/session': () =>
        makeSession(viewer, { signIn: { methods: ['email', 'passkey'], mailbox: null } }),
      'GET /api/passkeys': () => ({ items: [...items] }),
    },
  })
}

test('offers a member to add a passkey', async () => {
  await openSettings(makeMe())
  expect(await screen.findByRole('button', { name: 'Add a passkey' })).toBeTruthy()
})

test('offers none to a suspended member, who may remove those they have', async () => {
  await openSettings(makeMe({ suspendedUntil: Date.now() + 86_400_000 }), [passkey])
  expect(await screen.findByText('Chrome on Mac')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})
