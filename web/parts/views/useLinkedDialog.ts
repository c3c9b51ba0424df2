import { useState } from 'react'
import { findSettingsPlace } from '../../../domain/settings/settings-groups'
import { goTo, useView } from '../../state/view'

type LinkedDialog = { isOpen: boolean; open: () => void; close: () => void }

/** A dialog of the settings that a link opens as well: `?view=settings&open=name`. */
export function useLinkedDialog(name: string): LinkedDialog {
  const { params } = useView()
  const isLinked = params.get('open') === name
  const [isOpened, setOpened] = useState(false)
  return {
    isOpen: isLinked || isOpened,
    open: () => setOpened(true),
    close() {
      setOpened(false)
      // Removes the parameter, so that a reload does not open it again.
      const { section } = findSettingsPlace(params)
      if (isLinked) goTo('settings', section ? { section } : {}, { replace: true })
    },
  }
}
