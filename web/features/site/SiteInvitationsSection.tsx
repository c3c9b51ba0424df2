import { useState } from 'react'
import { formatDate } from '../../../domain/i18n/dates'
import { SITE_INVITATIONS } from '../../../domain/locales/en/site'
import type { SignUpInvitations } from '../../../domain/site/site.schema'
import {
  useCreateSignUpInvitation,
  useDeleteSignUpInvitation,
  useSignUpInvitations,
  useSite,
} from '../../api/site/site.queries'
import { showErrorToast } from '../../parts/loading/error-toast'
import { SettingsListState } from '../../parts/loading/SettingsListState'
import { getServerNow } from '../../state/clock'
import { Button } from '../../ui/buttons/Button'
import { CopyRow } from '../../ui/fields/CopyRow'
import { SettingRow } from '../../ui/lists/SettingRow'

type Invitation = SignUpInvitations['items'][number]

const formatDay = (at: number) => formatDate(at, { day: 'numeric', month: 'long' })

/** A member's invitations, on a site that admits people by invitation only. */
export function SiteInvitationsSection() {
  const site = useSite()
  if (site.data?.signUpMode !== 'invitation') return null
  return (
    <section className="setgroup stack">
      <h2>{SITE_INVITATIONS.title}</h2>
      <div className="settings-list">
        <InvitationRows />
      </div>
    </section>
  )
}

function InvitationRows() {
  const query = useSignUpInvitations()
  const create = useCreateSignUpInvitation()
  const [url, setUrl] = useState<string | null>(null)
  if (!query.data) return <SettingsListState query={query} loading={SITE_INVITATIONS.loading} />
  const { items, left } = query.data
  return (
    <>
      <SettingRow title={SITE_INVITATIONS.hint} hint={SITE_INVITATIONS.left(left)}>
        {left > 0 ? (
          <Button
            size="sm"
            tone="primary"
            busy={create.isPending}
            onClick={() =>
              create.mutate(undefined, {
                onSuccess: (made) => setUrl(made.url),
                onError: showErrorToast,
              })
            }
          >
            {SITE_INVITATIONS.create}
          </Button>
        ) : null}
      </SettingRow>
      {url === null ? null : (
        <CopyRow
          name="link"
          label={SITE_INVITATIONS.linkLabel}
          hint={SITE_INVITATIONS.newLink}
          value={url}
          texts={SITE_INVITATIONS}
        />
      )}
      {items.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} />
      ))}
    </>
  )
}

function InvitationRow({ invitation: { id, createdAt, expiresAt, isUsed } }: { invitation: Invitation }) {
  const remove = useDeleteSignUpInvitation()
  const isExpired = expiresAt <= getServerNow()
  const created = formatDay(createdAt)
  const state = isUsed
    ? SITE_INVITATIONS.used
    : isExpired
      ? SITE_INVITATIONS.expired
      : SITE_INVITATIONS.open(formatDay(expiresAt))
  return (
    <SettingRow title={state} hint={SITE_INVITATIONS.created(created)}>
      {isUsed ? null : (
        <Button
          size="sm"
          tone="line"
          busy={remove.isPending}
          aria-label={SITE_INVITATIONS.removeLabel(created)}
          onClick={() => remove.mutate(id)}
        >
          {SITE_INVITATIONS.remove}
        </Button>
      )}
    </SettingRow>
  )
}
