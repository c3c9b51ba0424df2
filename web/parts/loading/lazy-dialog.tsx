import type { ReactNode } from 'react'
import { LazyPart } from '../../ui/states/LazyPart'
import { lazyPart, type Part, type PropsOf } from '../../ui/states/lazy-part'
import { DialogLoading } from './Loading'

type Closable = { onClose: () => void }

/** Returns a dialog that is loaded when it first opens, and closes when it cannot be loaded or shown. */
export function lazyDialog<Name extends string, Module extends Record<Name, Part>>(
  load: () => Promise<Module>,
  name: Name,
) {
  type Props = PropsOf<Module[Name]> & Closable
  const Dialog: (props: Props) => ReactNode = lazyPart(load, name)
  return (props: Props) => (
    <LazyPart fallback={<DialogLoading />} onLost={props.onClose}>
      <Dialog {...props} />
    </LazyPart>
  )
}
