import '../../ui/text/Page.css'
import './site.css'
import { VIEW_TITLES } from '../../../domain/locales/en/shell'
import { OVERVIEW } from '../../../domain/locales/en/site'
import { useFigures } from '../../api/site/site.queries'
import { QueryError } from '../../parts/loading/QueryError'
import { Skeleton, SkeletonBlock } from '../../parts/loading/Skeleton'
import { FigureBoard } from './FigureBoard'
import { SignUpRequestList } from './SignUpRequestList'
import { SiteForm } from './SiteForm'

/** The admin's overview: figures, who waits to join, and the site's settings. */
export function Overview() {
  const query = useFigures()
  return (
    <div className="page stack site-page -wide">
      <h1 className="only-desk">{VIEW_TITLES.site}</h1>
      <QueryError query={query} />
      {query.isPending ? (
        <Skeleton label={OVERVIEW.loading}>
          <SkeletonBlock height="220px" />
        </Skeleton>
      ) : null}
      {query.data ? <FigureBoard figures={query.data} /> : null}
      <SignUpRequestList />
      <SiteForm />
    </div>
  )
}
