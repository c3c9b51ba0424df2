import UserRoundX from 'lucide-react/icons/user-round-x'
import { useState } from 'react'
import { MODERATOR } from '../../../domain/locales/en/moderation'
import { MODERATION } from '../../../domain/locales/en/people'
import {
  type AppealableAction,
  isSuspended,
  SUSPENSION_DAYS,
  type SuspensionDays,
} from '../../../domain/moderation/moderation'
import type { DecisionInput, ModeratedPerson } from '../../../domain/moderation/moderation.schema'
import { useDecide } from '../../api/moderation/moderation.queries'
import { showErrorToast } from '../../parts/loading/error-toast'
import { DecisionDialog } from '../../parts/moderation/DecisionDialog'
import { Button } from '../../ui/buttons/Button'
import { Menu, type MenuItem } from '../../ui/overlays/Menu'
import { showToast } from '../../ui/overlays/toast'

type Asked = { action: Exclude<AppealableAction, 'hide'>; days?: SuspensionDays }

/** Warns or suspends a member, without a report about them. */
export function MemberActions({ person, now }: { person: ModeratedPerson; now: number }) {
  const { id, displayName, suspendedUntil } = person
  const decide = useDecide()
  const [asked, setAsked] = useState<Asked | null>(null)
  async function apply(
    decision: Omit<DecisionInput, 'subject'> & { action: 'warn' | 'suspend' | 'release' },
  ) {
    await decide.mutateAsync({ subject: { type: 'person', id }, ...decision })
    const text = decision.action === 'warn' ? MODERATOR.warned : MODERATION.done[decision.action]
    showToast({ text, tone: 'ok' })
  }
  const suspensions: MenuItem[] = SUSPENSION_DAYS.map((days) => ({
    label: MODERATION.suspendFor(days),
    run: () => setAsked({ action: 'suspend', days }),
  }))
  if (isSuspended(suspendedUntil, now))
    suspensions.push({
      label: MODERATION.release(displayName),
      run: () => void apply({ action: 'release' }).catch(showErrorToast),
    })
  return (
    <div className="actions row wrap">
      <Button size="sm" tone="line" onClick={() => setAsked({ action: 'warn' })}>
        {MODERATOR.confirm.warn}
      </Button>
      <Menu label={MODERATION.suspendLabel(displayName)} items={suspensions} word={MODERATION.suspend}>
        <UserRoundX className="icon" />
      </Menu>
      {asked ? (
        <DecisionDialog
          title={MODERATOR.ask[asked.action](displayName)}
          action={asked.action}
          decide={(reasons) => apply({ ...asked, ...reasons })}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  )
}
