/** Figures in the text format of Prometheus. */
import { FIGURE_NAMES, findNewestFigure, sumFigures } from '../../domain/site/figures'
import type { Figures } from '../../domain/site/figures.schema'

/** Figures of today by what they count. */
const FAMILIES = [
  { prefix: 'posts.', metric: 'owlcast_posts_today', label: 'kind' },
  { prefix: 'seconds.', metric: 'owlcast_recorded_seconds_today', label: 'kind' },
  { prefix: 'refused.', metric: 'owlcast_refusals_today', label: 'code' },
] as const

/** Formats the newest figures; all are gauges, those named `_today` begin at 0 each day (UTC). */
export function formatMetrics({ days, today, requestsWaiting, updatedAt }: Figures): string {
  const lines: string[] = []
  const addGauge = (metric: string, samples: readonly string[]) => {
    lines.push(`# TYPE ${metric} gauge`, ...samples)
  }
  for (const name of FIGURE_NAMES) {
    const metric = `owlcast_${name.replaceAll('.', '_')}`
    addGauge(metric, [`${metric} ${findNewestFigure(days, name)}`])
  }
  const ofToday = days.filter(({ day }) => day === today)
  for (const { prefix, metric, label } of FAMILIES)
    addGauge(
      metric,
      sumFigures(ofToday, prefix).map(([name, sum]) => `${metric}{${label}="${name}"} ${sum}`),
    )
  addGauge('owlcast_sign_up_requests_waiting', [`owlcast_sign_up_requests_waiting ${requestsWaiting}`])
  addGauge('owlcast_figures_updated_seconds', [
    `owlcast_figures_updated_seconds ${Math.floor((updatedAt ?? 0) / 1000)}`,
  ])
  return `${lines.join('\n')}\n`
}
