import { useRef, useState } from 'react'
import { SESSIONS } from '../../../../domain/locales/en/account'
import type { OpenSession } from '../../../../domain/people/people.schema'
import { useEndSession, useSessions } from '../../../api/auth/sessions.queries'
import { showErrorToast } from '../../../parts/loading/error-toast'
import { SettingsListState } from '../../../parts/loading/SettingsListState'
import { Button } from '../../../ui/buttons/Button'
import { SettingRow } from '../../../ui/lists/SettingRow'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog'
import { showToast } from '../../../ui/overlays/toast'
import { TimeAgo } from '../../../ui/text/TimeAgo'

/** The user's sessions in the settings; each but the current one can be ended. */
export function SessionsSection() {
  const sessions = useSessions()
  const end = useEndSession()
  const [isAsking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const others = sessions.data?.filter(({ isThis }) => !isThis) ?? []
  const current = sessions.data?.filter(({ isThis }) => isThis) ?? []
  function finish(which: { id: string } | 'others') {
    end.mutate(which, {
      onSuccess: () => {
        showToast({ text: which === 'others' ? SESSIONS.signedOutOthers : SESSIONS.signedOut, tone: 'ok' })
        // The pressed button is removed with its row.
        heading.current?.focus()
      },
      onError: showErrorToast,
      onSettled: () => setAsking(false),
    })
  }
  return (
    <section className="setgroup stack">
      <h2 ref={heading} tabIndex={-1}>
        {SESSIONS.title}
      </h2>
      <div className="settings-list">
        <SettingsListState query={sessions} loading={SESSIONS.loading} />
        {[...current, ...others].map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={end.isPending}
            onEnd={() => finish({ id: session.id })}
          />
        ))}
        {others.length > 0 ? (
          <div className="-end">
            <Button size="sm" busy={end.isPending} onClick={() => setAsking(true)}>
              {SESSIONS.signOutOthers}
            </Button>
          </div>
        ) : null}
      </div>
      {isAsking ? (
        <ConfirmDialog
          title={SESSIONS.signOutOthersTitle}
          text={SESSIONS.signOutOthersText}
          keep={SESSIONS.keepOthers}
          confirm={SESSIONS.signOutOthers}
          busy={end.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => finish('others')}
        />
      ) : null}
    </section>
  )
}

function SessionRow({ session, busy, onEnd }: { session: OpenSession; busy: boolean; onEnd: () => void }) {
  const { isThis, browser, system, usedAt } = session
  const device = SESSIONS.device(browser, system)
  return (
    <SettingRow
      title={device}
      hint={
        isThis ? (
          SESSIONS.thisBrowser
        ) : (
          <>
            {SESSIONS.lastUsed} <TimeAgo at={usedAt} />
          </>
        )
      }
    >
      {isThis ? null : (
        <Button size="sm" aria-label={SESSIONS.signOutLabel(device)} busy={busy} onClick={onEnd}>
          {SESSIONS.signOut}
        </Button>
      )}
    </SettingRow>
  )
}
