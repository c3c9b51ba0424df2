import '../ui/text/Page.css'
import '../features/settings/SettingsList.css'
import '../features/account/account.css'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { listRetainedData } from '../../domain/account/account-deletion'
import { formatDate } from '../../domain/i18n/dates'
import { RECEIPT } from '../../domain/locales/en/account'
import { receiptAtom } from '../features/account/deletion-receipt'
import { ViewLink } from '../parts/views/ViewLink'
import { getButtonClass } from '../ui/buttons/Button'
import { PageHeading } from '../ui/text/PageHeading'

/** The receipt after an account deletion; without one, a plain note. */
export function AccountDeletedScreen() {
  const receipt = useAtomValue(receiptAtom)
  const heading = useRef<HTMLHeadingElement>(null)
  // The dialog that had the focus was unmounted.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="page stack receipt">
      <PageHeading ref={heading} tabIndex={-1}>
        {receipt ? RECEIPT.title : RECEIPT.noReceipt}
      </PageHeading>
      {receipt ? (
        <>
          <p>
            {RECEIPT.deletedAt(formatDate(receipt.erasedAt, FORMAT))}{' '}
            {receipt.isDone ? RECEIPT.allDeleted : RECEIPT.inProgress} {RECEIPT.deviceCleared}
            {receipt.isEmailed ? ` ${RECEIPT.emailSent}` : ''}
          </p>
          <h2>{RECEIPT.retained}</h2>
          <ul className="bullets stack -s">
            {listRetainedData(receipt).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      ) : null}
      <ViewLink view="home" className={getButtonClass({ tone: 'primary' })}>
        {RECEIPT.home}
      </ViewLink>
    </div>
  )
}

const FORMAT = { dateStyle: 'long', timeStyle: 'short' } as const
