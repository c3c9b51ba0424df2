import { ContactRound, FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '../../ui/Button'
import { CONTACTS } from '../../words/contacts'
import { hasContactPicker } from './device-contacts'

const ACCEPTED = '.csv,.vcf,text/csv,text/vcard,text/x-vcard'

type Props = { isFirst: boolean; isBusy: boolean; onPick: () => void; onFile: (file: File) => void }

/** Two ways for contacts to get here: chosen on the device where the browser can, and from a file everywhere. */
export function AddContacts({ isFirst, isBusy, onPick, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const canPick = hasContactPicker()
  function drag(event: DragEvent) {
    event.preventDefault()
    setOver(event.type === 'dragover')
    const [file] = event.type === 'drop' ? event.dataTransfer.files : []
    if (file && !isBusy) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button does the same
    <div className={isOver ? 'add -over' : 'add'} onDragOver={drag} onDragLeave={drag} onDrop={drag}>
      {isFirst ? (
        <div>
          <strong>{CONTACTS.intro}</strong>
          <p className="dim">{CONTACTS.introText}</p>
        </div>
      ) : null}
      <div className="ways">
        {canPick ? (
          <Button
            tone={isFirst ? 'primary' : 'line'}
            busy={isBusy}
            icon={<ContactRound className="i" />}
            onClick={onPick}
          >
            {CONTACTS.choose}
          </Button>
        ) : null}
        <Button
          data-autofocus={isFirst || undefined}
          tone={isFirst && !canPick ? 'primary' : 'line'}
          busy={isBusy}
          icon={<FileUp className="i" />}
          onClick={() => input.current?.click()}
        >
          {CONTACTS.file}
        </Button>
      </div>
      <p className="dim">{isOver ? CONTACTS.drop : CONTACTS.fileHint}</p>
      <input
        ref={input}
        hidden
        type="file"
        accept={ACCEPTED}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same file may be chosen again.
          target.value = ''
        }}
      />
    </div>
  )
}
