import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { schemeAtom } from '../../state/device-settings'

/** Applies the chosen colour scheme, also to the installed app's title bar; by default the system decides. */
export function useScheme() {
  const scheme = useAtomValue(schemeAtom)
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    const chosen = scheme === 'dark' || scheme === 'light' ? scheme : null
    if (chosen) dataset.theme = chosen
    else delete dataset.theme
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
      const own = meta.dataset.scheme
      meta.media = chosen ? (chosen === own ? 'all' : 'not all') : `(prefers-color-scheme: ${own})`
    }
  }, [scheme])
}
