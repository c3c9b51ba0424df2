import { useState } from 'react'
import { goTo, useView } from '../../state/view'

type LinkedDialog = { isOpen: boolean; open: () => void; close: () => void }

/** A dialog of the settings that a link opens as well: `?view=settings&open=name`. */
export function useLinkedDialog(name: string): LinkedDialog {
  const isLinked = useView().params.get('open') === name
  const [isOpened, setOpened] = useState(false)
  return {
    isOpen: isLinked || isOpened,
    open: () => setOpened(true),
    close() {
      setOpened(false)
      // Removes the parameter, so that a reload does not open it again.
      if (isLinked) goTo('settings', {}, { replace: true })
    },
  }
}
