/** A page of the operator's text, rendered by the Worker without a script. */
import { RETAINED_DATA } from '../../domain/account/account-deletion'
import { LEGAL } from '../../domain/locales/en/legal'
import { type LegalPage, type ParsedLegalText, toContactHref } from '../../domain/site/site'
import { ShareFrame } from './ShareFrame'

export type LegalPageContent = {
  page: LegalPage
  site: string
  contact: string
  /** Null on the contact page. */
  text: ParsedLegalText | null
  /** Whether the shipped template stands in for the operator's text. */
  isTemplate: boolean
}

export function SharedLegalText({ page, site, contact, text, isTemplate }: LegalPageContent) {
  return (
    <ShareFrame>
      <article className="legal">
        <h1>{LEGAL.titles[page]}</h1>
        <p className="dim">
          <bdi>{site}</bdi>
        </p>
        {isTemplate ? <p className="note">{LEGAL.template}</p> : null}
        {text ? <LegalText text={text} /> : <ContactLine site={site} contact={contact} />}
        {page === 'privacy' ? <p>{RETAINED_DATA.copies}</p> : null}
      </article>
    </ShareFrame>
  )
}

function LegalText({ text }: { text: ParsedLegalText }) {
  if ('link' in text)
    return (
      <p>
        {LEGAL.elsewhere}{' '}
        <a href={text.link} rel="noopener">
          {text.link}
        </a>
      </p>
    )
  return (
    <div dir="auto">
      {text.blocks.map(({ isHeading, lines }, index) => {
        const shown = lines.join('\n')
        // biome-ignore lint/suspicious/noArrayIndexKey: static text
        return isHeading ? <h2 key={index}>{shown}</h2> : <p key={index}>{shown}</p>
      })}
    </div>
  )
}

function ContactLine({ site, contact }: { site: string; contact: string }) {
  if (contact === '') return <p>{LEGAL.unreachable}</p>
  return (
    <p>
      {LEGAL.reach(site)}{' '}
      <a href={toContactHref(contact)} rel="noopener">
        {contact}
      </a>
    </p>
  )
}
