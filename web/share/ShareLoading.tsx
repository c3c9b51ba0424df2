import { SHARE } from '../../domain/locales/en/share'

/** Placeholder while the post loads. */
export function ShareLoading() {
  return (
    <section className="shared stack" aria-busy="true" aria-label={SHARE.loading}>
      <span className="skeleton" style={{ inlineSize: 110 }} />
      <span className="skeleton" style={{ inlineSize: '88%', blockSize: 38 }} />
      <div className="by row -m">
        <span className="skeleton -c" style={{ inlineSize: 40, blockSize: 40 }} />
        <span className="skeleton" style={{ inlineSize: 160 }} />
      </div>
      <div className="big stack surface">
        <span className="skeleton -w" style={{ blockSize: 72 }} />
      </div>
      <span className="skeleton" />
      <span className="skeleton" style={{ inlineSize: '70%' }} />
    </section>
  )
}
