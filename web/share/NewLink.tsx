import { SHARE } from '../words/share'
import type { ShareControls } from './share-controls'
import type { ShareState } from './share-state'

type Props = { renewal: Extract<ShareState, { at: 'error' }>['renewal']; controls?: ShareControls }

/** What can be done about a link that opens no more: another one, sent to the address this one was made for. */
export function NewLink({ renewal, controls }: Props) {
  if (renewal === 'asked') return null
  return (
    <form
      method="post"
      onSubmit={(event) => {
        if (!controls) return
        event.preventDefault()
        if (!controls.busy) controls.askForNewLink()
      }}
    >
      <button
        type="submit"
        name="again"
        value="yes"
        className="btn btn-primary btn-lg"
        aria-busy={controls?.busy || undefined}
      >
        {SHARE.newLink}
      </button>
    </form>
  )
}
