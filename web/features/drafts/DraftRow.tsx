import type { ReactNode } from 'react'
import { getMode } from '../../../domain/kinds'
import { DRAFTS } from '../../../domain/locales/en/record'
import { formatDuration, formatTimeAgo } from '../../../domain/posts/expiry'
import { getDefaultTitle } from '../../../domain/posts/publish'
import type { DraftRecord } from '../../drafts/store/draft-record'
import { getKindTheme } from '../../kinds'
import { NoticeRow } from '../../ui/lists/NoticeRow'
import { Bird } from '../../ui/media/Bird'

/** A row for one recording on this device: title, status and actions. */
export function DraftRow({
  draft,
  status,
  children,
}: {
  draft: DraftRecord
  status: string
  children: ReactNode
}) {
  const { kind, subtype } = getMode(draft.mode)
  const { bird, dataKind } = getKindTheme(kind, subtype)
  const title = draft.form.title.trim() || getDefaultTitle(draft.mode)
  const facts = DRAFTS.summary(
    title,
    formatDuration(draft.seconds),
    formatTimeAgo(draft.updatedAt, Date.now()),
  )
  return (
    <NoticeRow dataKind={dataKind} mark={<Bird name={bird} />} heading={status} about={facts}>
      {children}
    </NoticeRow>
  )
}
