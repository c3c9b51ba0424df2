import { SHARE } from '../../domain/locales/en/share'
import type { ShareControls } from './share-controls'
import type { ShareState } from './share-state'

type Props = { renewal: Extract<ShareState, { at: 'error' }>['renewal']; controls?: ShareControls }

/** Requests another link, sent to the address of the expired one. */
export function ResendLinkForm({ renewal, controls }: Props) {
  if (renewal === 'asked') return null
  return (
    <form
      method="post"
      onSubmit={(event) => {
        if (!controls) return
        event.preventDefault()
        if (!controls.busy) controls.requestNewLink()
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
