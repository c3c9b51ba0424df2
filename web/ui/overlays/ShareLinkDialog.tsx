import { useId } from 'react'
import { POST } from '../../../domain/locales/en/shell'
import { Dialog } from './Dialog'

/** Shows the link, selected, when the clipboard is unavailable. */
export function ShareLinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
  const id = useId()
  return (
    <Dialog title={POST.copyManually} onClose={onClose}>
      <div className="field stack">
        <label htmlFor={id}>{POST.link}</label>
        <input id={id} className="input" readOnly value={link} onFocus={(event) => event.target.select()} />
      </div>
    </Dialog>
  )
}
