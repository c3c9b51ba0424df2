import './record.css'
import Check from 'lucide-react/icons/check'
import { PUBLISH } from '../../../domain/locales/en/record'
import type { PublishStage } from '../../recording/machine'

const STAGES: readonly PublishStage[] = ['mixing', 'encoding', 'uploading', 'posting']

/** The stages of publishing: done, current and still to come, and that one may leave. Music is mixed in where there is a track. */
export function Stages({ stage, hasTrack }: { stage: PublishStage; hasTrack: boolean }) {
  const stages = STAGES.filter((one) => one !== 'mixing' || hasTrack)
  const current = stages.indexOf(stage)
  return (
    <>
      <ol className="stages stack" aria-label={PUBLISH.progress}>
        {stages.map((one, i) => (
          <li
            key={one}
            className="row"
            data-is={i < current ? 'done' : undefined}
            aria-current={i === current ? 'step' : undefined}
          >
            <span className="mark disc">{i < current ? <Check className="icon icon-small" /> : null}</span>
            {PUBLISH.stages[one]}
          </li>
        ))}
      </ol>
      <p className="may-leave">{PUBLISH.mayLeave}</p>
    </>
  )
}
