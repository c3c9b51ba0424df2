import ContactRound from 'lucide-react/icons/contact-round'
import FileUp from 'lucide-react/icons/file-up'
import { useRef } from 'react'
import { CONTACTS } from '../../../domain/locales/en/people'
import { Button } from '../../ui/buttons/Button'
import { hasContactPicker } from './device-contacts'
import { useDroppedFile } from './useDroppedFile'

const ACCEPTED = '.csv,.tsv,.txt,.vcf,.vcard,text/csv,text/plain,text/vcard,text/x-vcard'

type Props = { isFirst: boolean; isBusy: boolean; onPick: () => void; onFile: (file: File) => void }

/** Two ways to add contacts: the device's picker where the browser has one, and a file everywhere. */
export function AddContacts({ isFirst, isBusy, onPick, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const isOver = useDroppedFile((file) => isBusy || onFile(file))
  const canPick = hasContactPicker()
  return (
    <div className={isOver ? 'add stack -m -over' : 'add stack -m'}>
      {isFirst ? (
        <div>
          <strong>{CONTACTS.intro}</strong>
          <p className="dim">{CONTACTS.introText}</p>
        </div>
      ) : null}
      <div className="contact-actions wrap">
        {canPick ? (
          <Button
            tone={isFirst ? 'primary' : 'line'}
            busy={isBusy}
            icon={<ContactRound className="icon" />}
            onClick={onPick}
          >
            {CONTACTS.choose}
          </Button>
        ) : null}
        <Button
          data-autofocus={isFirst || undefined}
          tone={isFirst && !canPick ? 'primary' : 'line'}
          busy={isBusy}
          icon={<FileUp className="icon" />}
          onClick={() => input.current?.click()}
        >
          {CONTACTS.file}
        </Button>
      </div>
      <p className="dim">{isOver ? CONTACTS.dropHint : CONTACTS.fileHint}</p>
      <input
        ref={input}
        hidden
        type="file"
        accept={ACCEPTED}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // Resets the input, so that the same file can be chosen again.
          target.value = ''
        }}
      />
    </div>
  )
}
