import type { ReactNode } from 'react'
import { formatDuration, formatTimeAgo } from '../../../domain/expiry'
import { getMode } from '../../../domain/kinds'
import { getDefaultTitle } from '../../../domain/publish'
import type { DraftRecord } from '../../audio/draft-record'
import { getKindTheme } from '../../kinds'
import { Bird } from '../../ui/Bird'
import { NoticeRow } from '../../ui/NoticeRow'
import { DRAFTS } from '../../words/drafts'

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
