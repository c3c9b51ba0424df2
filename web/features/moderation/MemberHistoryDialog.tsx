import './Moderation.css'
import { type FormEvent, useState } from 'react'
import { MODERATOR } from '../../../domain/locales/en/moderation'
import { MODERATION } from '../../../domain/locales/en/people'
import { isSuspended } from '../../../domain/moderation/moderation'
import { NOTE_MAX_CHARS } from '../../../domain/moderation/moderation.limits'
import type { ModeratedPerson } from '../../../domain/moderation/moderation.schema'
import { MEMBER_ROLES, type MemberRole } from '../../../domain/people/roles'
import { useMe } from '../../api/auth/session.queries'
import { useAddNote, useGiveRole, useMemberHistory } from '../../api/moderation/moderated-members.queries'
import { showErrorToast } from '../../parts/loading/error-toast'
import { QueryError } from '../../parts/loading/QueryError'
import { Skeleton, SkeletonBlock } from '../../parts/loading/Skeleton'
import { Button } from '../../ui/buttons/Button'
import { Field } from '../../ui/fields/Field'
import { Dialog } from '../../ui/overlays/Dialog'
import { showToast } from '../../ui/overlays/toast'
import { Pill } from '../../ui/text/Pill'
import { HistoryEntryRow } from './HistoryEntryRow'
import { MemberActions } from './MemberActions'
import { RemoveMember } from './RemoveMember'

type Props = { person: ModeratedPerson; onClose: () => void }

/** Reports, decisions and notes about a member, newest first; for admins also their role and their removal. */
export function MemberHistoryDialog({ person, onClose }: Props) {
  const query = useMemberHistory(person.id)
  const { data, error } = query
  const isAdmin = useMe()?.role === 'admin'
  return (
    <Dialog title={MODERATOR.historyOf(person.displayName)} width={560} onClose={onClose}>
      <div className="member-history stack -start">
        <QueryError query={query} />
        {error || data ? null : (
          <Skeleton label={MODERATOR.loadingHistory}>
            <SkeletonBlock height="80px" />
          </Skeleton>
        )}
        {data ? (
          <>
            <p className="dim">
              <bdi>@{data.person.username}</bdi> · {MODERATOR.since(data.createdAt)} ·&nbsp;
              {MODERATOR.posts(data.postCount)}
            </p>
            {isSuspended(data.person.suspendedUntil, data.now) ? (
              <Pill>{MODERATION.suspended(data.person.suspendedUntil)}</Pill>
            ) : null}
            <MemberActions person={data.person} now={data.now} />
            {isAdmin ? <RoleChoice person={data.person} /> : null}
            <NoteForm id={person.id} />
            {data.entries.length === 0 ? <p>{MODERATOR.noEntries}</p> : null}
            <ul>
              {data.entries.map((entry) => (
                <HistoryEntryRow key={entry.id} entry={entry} />
              ))}
            </ul>
            {isAdmin && data.person.role === 'member' ? (
              <RemoveMember person={data.person} onRemoved={onClose} />
            ) : null}
          </>
        ) : null}
      </div>
    </Dialog>
  )
}

function RoleChoice({ person }: { person: ModeratedPerson }) {
  const give = useGiveRole(person.id)
  return (
    <Field name="role" label={MODERATOR.role}>
      {(control) => (
        <select
          {...control}
          value={give.isPending ? give.variables : person.role}
          onChange={({ target }) =>
            give.mutate(target.value as MemberRole, {
              onSuccess: () => showToast({ text: MODERATOR.roleDone, tone: 'ok' }),
              onError: showErrorToast,
            })
          }
        >
          {MEMBER_ROLES.map((role) => (
            <option key={role} value={role}>
              {MODERATOR.roles[role]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function NoteForm({ id }: { id: string }) {
  const [text, setText] = useState('')
  const add = useAddNote(id)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '' || add.isPending) return
    add.mutate(text, { onSuccess: () => setText(''), onError: showErrorToast })
  }
  return (
    <form className="stack -m -start" onSubmit={submit}>
      <Field name="note" label={MODERATOR.note}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            dir="auto"
            maxLength={NOTE_MAX_CHARS}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="sm" busy={add.isPending}>
        {MODERATOR.addNote}
      </Button>
    </form>
  )
}
