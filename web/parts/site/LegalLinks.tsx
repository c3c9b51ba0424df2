import { LEGAL } from '../../../domain/locales/en/legal'
import { getLegalPath, LEGAL_PAGES, type LegalPage } from '../../../domain/site/site'
import { ViewLink } from '../views/ViewLink'

const LICENCES_PAGE = { page: 'licences' }

type Props = {
  pages?: readonly LegalPage[]
  /** Also links to the licences of what is shipped. */
  hasLicences?: boolean
}

/** Links to the operator's texts. They open in another tab: nothing that plays or records is interrupted. */
export function LegalLinks({ pages = LEGAL_PAGES, hasLicences = false }: Props) {
  return (
    <div className="legal-links wrap">
      {pages.map((page) => (
        <a key={page} href={getLegalPath(page)} target="_blank" rel="noopener">
          {LEGAL.links[page]}
        </a>
      ))}
      {hasLicences ? (
        <ViewLink view="site" params={LICENCES_PAGE} aria-current={false}>
          {LEGAL.licences}
        </ViewLink>
      ) : null}
    </div>
  )
}
