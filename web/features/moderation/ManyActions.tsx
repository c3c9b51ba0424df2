import { useState } from 'react'
import { MODERATOR } from '../../../domain/locales/en/moderation'
import { MODERATION } from '../../../domain/locales/en/people'
import type { DecisionRule } from '../../../domain/moderation/moderation'
import type { ReportedItem } from '../../../domain/moderation/moderation.schema'
import { useDecideMany } from '../../api/moderation/moderation.queries'
import { showErrorToast } from '../../parts/loading/error-toast'
import { DecisionDialog } from '../../parts/moderation/DecisionDialog'
import { Button } from '../../ui/buttons/Button'
import { showToast } from '../../ui/overlays/toast'

type Props = { items: readonly ReportedItem[]; onClear: () => void; onDecided: () => void }
type Action = 'dismiss' | 'hide'

/** A decision about all selected items. Only posts that still exist can be hidden. */
export function ManyActions({ items, onClear, onDecided }: Props) {
  const decide = useDecideMany()
  const [isAsking, setAsking] = useState(false)
  const posts = items.filter(({ post }) => post !== null && !post.isHidden)
  async function apply(action: Action, reasons: { rule?: DecisionRule; words?: string } = {}) {
    const concerned = action === 'hide' ? posts : items
    const subjects = concerned.map(({ subject }) => subject)
    const { decided, refused } = await decide.mutateAsync({ subjects, action, queue: 'open', ...reasons })
    const [first] = refused
    showToast(
      first
        ? { text: MODERATOR.refusedMany(refused.length, first.message), tone: 'bad' }
        : { text: MODERATOR.decidedMany(decided), tone: 'ok' },
    )
    onDecided()
  }
  return (
    <div className="many-actions row wrap">
      <strong>{MODERATOR.selected(items.length)}</strong>
      <Button
        size="sm"
        busy={decide.isPending && !isAsking}
        aria-label={MODERATOR.askMany.dismiss(items.length)}
        onClick={() => apply('dismiss').catch(showErrorToast)}
      >
        {MODERATION.dismiss}
      </Button>
      {posts.length > 0 ? (
        <Button size="sm" onClick={() => setAsking(true)}>
          {MODERATION.hide}
        </Button>
      ) : null}
      <Button size="sm" tone="quiet" onClick={onClear}>
        {MODERATOR.clear}
      </Button>
      {isAsking ? (
        <DecisionDialog
          title={MODERATOR.askMany.hide(posts.length)}
          action="hide"
          reason={posts[0]?.reports[0]?.reason}
          decide={(reasons) => apply('hide', reasons)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}
