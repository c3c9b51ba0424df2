import Mic from 'lucide-react/icons/mic'
import type { ReactNode } from 'react'
import { getMode } from '../../../domain/kinds'
import { formatUnnamed } from '../../../domain/locales/en/kinds'
import { DRAFTS } from '../../../domain/locales/en/record'
import { findPostName } from '../../../domain/posts/titles'
import { isAddressed } from '../../../domain/posts/validate-draft'
import { formatDuration } from '../../../domain/time/duration'
import { formatTimeAgo } from '../../../domain/time/relative-time'
import { type DraftRecord, describeRecipient } from '../../drafts/store/draft-record'
import { getKindTheme } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { NoticeRow } from '../../ui/lists/NoticeRow'

/** A row for one recording on this device: title, recipient, status and actions. A hello is named as such. */
export function DraftRow({
  draft,
  status,
  children,
}: {
  draft: DraftRecord
  status: string
  children: ReactNode
}) {
  if (draft.purpose === 'hello')
    return (
      <NoticeRow
        mark={<Mic className="icon" />}
        heading={DRAFTS.unsavedHello}
        about={[status, formatDuration(draft.seconds), formatAge(draft)].join(' · ')}
      >
        {children}
      </NoticeRow>
    )
  const { kind, subtype } = getMode(draft.mode)
  const { bird, dataKind } = getKindTheme(kind, subtype)
  const { title, description: content } = draft.form
  const name = findPostName({ kind, subtype, title, content })
  const facts = [
    ...(name ? [name, formatDuration(draft.seconds)] : [formatUnnamed({ kind, seconds: draft.seconds })]),
    formatAge(draft),
  ].join(' · ')
  const recipient = isAddressed(draft.mode) ? describeRecipient(draft.form) : ''
  const about = (
    <>
      {facts}
      {recipient ? <bdi className="recipient">{DRAFTS.to(recipient)}</bdi> : null}
    </>
  )
  return (
    <NoticeRow dataKind={dataKind} mark={<Bird name={bird} />} heading={status} about={about}>
      {children}
    </NoticeRow>
  )
}

const formatAge = ({ updatedAt }: DraftRecord) => formatTimeAgo(updatedAt, Date.now())
