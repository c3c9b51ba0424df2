import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { schemeAtom } from './device-settings'

/** Shows the scheme the person chose; without a choice the system decides. */
export function useScheme() {
  const scheme = useAtomValue(schemeAtom)
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (scheme === 'dark' || scheme === 'light') dataset.theme = scheme
    else delete dataset.theme
  }, [scheme])
}
