/** Installing the app: browsers announce when it is possible, and show their dialog when we ask. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'

/** Missing in some browsers and in the DOM types. */
type InstallPrompt = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> }

const promptAtom = atom<InstallPrompt | null>(null)

function setPrompt(prompt: InstallPrompt | null): void {
  getDefaultStore().set(promptAtom, prompt)
}

/** Call once, before the browser fires its event. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    setPrompt(event as InstallPrompt)
  })
  addEventListener('appinstalled', () => setPrompt(null))
}

/** Shows the browser's install dialog; null while it is unavailable. Each event can be used once. */
export function useInstall(): (() => void) | null {
  const prompt = useAtomValue(promptAtom)
  if (!prompt) return null
  return () => {
    setPrompt(null)
    void prompt.prompt()
  }
}

/** Whether this is Safari outside its installed mode, which installs by its own menu. */
export function isInstalledByHand(): boolean {
  return 'standalone' in navigator && navigator.standalone === false
}
