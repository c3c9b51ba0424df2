import '../../ui/text/Page.css'
import './site.css'
import { LICENCES } from '../../../domain/locales/en/site'
import type { LicenceItem } from '../../../domain/site/licences.schema'
import { useLicences } from '../../api/site/licences.queries'
import { QueryError } from '../../parts/loading/QueryError'
import { Skeleton, SkeletonBlock } from '../../parts/loading/Skeleton'
import { useTopBarTitle } from '../../state/top-bar'

const GROUPS = ['app', 'fonts', 'sounds', 'server'] as const

/** The licences of what is shipped. */
export function Licences() {
  useTopBarTitle(LICENCES.title)
  const query = useLicences()
  return (
    <div className="page stack site-page">
      <header>
        <h1 className="only-desk">{LICENCES.title}</h1>
        <p className="lead">{LICENCES.intro}</p>
      </header>
      <QueryError query={query} />
      {query.isPending ? (
        <Skeleton label={LICENCES.loading}>
          <SkeletonBlock height="300px" />
        </Skeleton>
      ) : null}
      {GROUPS.map((group) => {
        const items = query.data?.filter((item) => item.group === group) ?? []
        return items.length === 0 ? null : (
          <section key={group} className="site-card stack surface" aria-labelledby={`licences-${group}`}>
            <h2 id={`licences-${group}`}>{LICENCES.groups[group]}</h2>
            <ul className="site-rows divided">
              {items.map((item) => (
                <LicenceRow key={`${item.name} ${item.version}`} item={item} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

function LicenceRow({ item: { name, version, licence, url, text } }: { item: LicenceItem }) {
  return (
    <li className="row wrap -spread">
      <div>
        <strong>{url === '' ? name : <a href={url}>{name}</a>}</strong> <small>{version}</small>
      </div>
      <span className="dim">{licence}</span>
      {text === '' ? null : (
        <details>
          <summary aria-label={LICENCES.textLabel(name)}>{LICENCES.text}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line is scrolled by keys */}
          <pre lang="en" tabIndex={0}>
            {text}
          </pre>
        </details>
      )}
    </li>
  )
}
