import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import type { View } from '../../../../domain/views'
import { shortcutsAtom } from '../../../state/device-settings'

type CreateHandler = typeof import('./shortcut-handler').createShortcutHandler

/** Listens for shortcuts unless they are turned off. Their chunk loads once the page is idle, or with the first press. */
export function useShortcuts(view: View, idle: boolean) {
  const on = useAtomValue(shortcutsAtom)
  const loaded = useRef<CreateHandler>(null)
  useEffect(() => {
    if (on && idle) void load(loaded)
  }, [on, idle])
  useEffect(() => {
    if (!on) return
    const end = new AbortController()
    const { signal } = end
    let press: ((event: KeyboardEvent) => void) | null = null
    const handle = (create: CreateHandler, event: KeyboardEvent) => {
      press ??= create(view)
      press(event)
    }
    addEventListener(
      'keydown',
      (event) => {
        if (loaded.current) handle(loaded.current, event)
        else void load(loaded).then((create) => signal.aborted || handle(create, event))
      },
      { signal },
    )
    return () => end.abort()
  }, [on, view])
}

async function load(loaded: { current: CreateHandler | null }): Promise<CreateHandler> {
  const { createShortcutHandler } = await import('./shortcut-handler')
  loaded.current = createShortcutHandler
  return createShortcutHandler
}
