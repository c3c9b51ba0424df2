import { PODCAST } from '../../../domain/locales/en/share'

const STEPS = ['load', 'trim', 'record'] as const
export type PodcastStep = (typeof STEPS)[number]

/** Progress of replying to a podcast (S4-19). */
export function Steps({ now }: { now: PodcastStep }) {
  const at = STEPS.indexOf(now)
  return (
    <ol className="steps" aria-label={PODCAST.steps}>
      {STEPS.map((step, i) => (
        <li key={step} className={i < at ? 'done' : undefined} aria-current={i === at ? 'step' : undefined}>
          {PODCAST.step[step]}
        </li>
      ))}
    </ol>
  )
}
