/** Installing the app: the browser says when it would, and asks the person when we let it. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'

/** Not every browser has it, and none says so in its types. */
type InstallPrompt = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> }

const promptAtom = atom<InstallPrompt | null>(null)

function keep(prompt: InstallPrompt | null): void {
  getDefaultStore().set(promptAtom, prompt)
}

/** Once, before the browser makes up its mind. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    keep(event as InstallPrompt)
  })
  addEventListener('appinstalled', () => keep(null))
}

/** What has the browser ask; null while it would not. Each offer of a browser is good for one time. */
export function useInstall(): (() => void) | null {
  const prompt = useAtomValue(promptAtom)
  if (!prompt) return null
  return () => {
    keep(null)
    void prompt.prompt()
  }
}

/** Whether this is Safari in a window of its own making: it installs by its own menu, and only says so there. */
export function installsByHand(): boolean {
  return 'standalone' in navigator && navigator.standalone === false
}
