/** A stopped recording as phrases that are struck out and brought back. */
import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { SAMPLE_RATE_HZ } from '../../../domain/audio/audio.limits'
import { packPauses } from '../../../domain/audio/pauses'
import type { FrameSpan } from '../../../domain/audio/strikes'
import type { SpokenWord } from '../../../domain/transcripts/transcript'
import { act, findBarriers, renderPart, screen, waitFor, within } from '../../../tests/components'
import { createRecording } from '../../audio/capture/create-recording'
import { cutRecording } from '../../audio/capture/cut-recording'
import type { Recording } from '../../audio/recording'
import type { TakeWords, TakeWordsState } from '../../parts/transcripts/useTakeWords'
import { StrikePhrases } from './StrikePhrases'

const WORDS: SpokenWord[] = [
  ['The', 0, 300],
  ['fox', 300, 600],
  ['waits.', 600, 1000],
  ['Um.', 1500, 1900],
  ['She', 2400, 2700],
  ['leaves.', 2700, 3200],
]
const READY: TakeWordsState = { at: 'ready', words: WORDS, language: 'en' }
const NO_WORDS: TakeWordsState = { at: 'none', offer: null }
const toSpan = (from: number, until: number): FrameSpan => ({
  from: Math.round(from * SAMPLE_RATE_HZ),
  until: Math.round(until * SAMPLE_RATE_HZ),
})

function record(seconds = 4): Recording {
  const pauses = [
    { start: 1, end: 1.5 },
    { start: 1.9, end: 2.4 },
  ]
  return createRecording({
    id: 'draft_1',
    mode: 'squawk',
    seconds,
    peaks: '_',
    pauses: packPauses(pauses),
    samples: async () => new Int16Array(seconds * SAMPLE_RATE_HZ).fill(900),
  })
}

type Controls = {
  setState: (state: TakeWordsState) => void
  setDisabled: (isDisabled: boolean) => void
}
type SheetProps = {
  initial: Recording
  words: TakeWords
  /** Called before a cut, which waits for it. */
  onStrike: (struck: FrameSpan[]) => Promise<void>
  onCut: (recording: Recording) => void
  controls: Controls
}

/** The part with a recording that is cut as it asks. */
function Sheet({ initial, words, onStrike, onCut, controls }: SheetProps) {
  const [recording, setRecording] = useState(initial)
  const [state, setState] = useState(words.state)
  const [isDisabled, setDisabled] = useState(false)
  useEffect(() => void Object.assign(controls, { setState, setDisabled }), [controls])
  async function strike(struck: FrameSpan[]) {
    await onStrike(struck)
    const cut = await cutRecording(
      recording.cut?.whole ?? recording,
      recording.cut?.range ?? { from: 0, until: null },
      struck,
    )
    onCut(cut)
    setRecording(cut)
  }
  return (
    <StrikePhrases
      recording={recording}
      words={{ ...words, state }}
      disabled={isDisabled}
      onStrike={strike}
    />
  )
}

/** `hold` delays the cuts. */
async function open(state: TakeWordsState, { recording = record(), hold = () => Promise.resolve() } = {}) {
  const strikes: FrameSpan[][] = []
  const words: TakeWords = { state, show: vi.fn(), cancel: vi.fn() }
  const controls: Controls = { setState: () => undefined, setDisabled: () => undefined }
  let now = recording
  const app = await renderPart(
    <Sheet
      initial={recording}
      words={words}
      onStrike={(struck) => {
        strikes.push(struck)
        return hold()
      }}
      onCut={(cut) => {
        now = cut
      }}
      controls={controls}
    />,
  )
  return {
    ...app,
    words,
    strikes,
    getSeconds: () => now.seconds,
    setState: (next: TakeWordsState) => act(() => controls.setState(next)),
    setDisabled: (isDisabled: boolean) => act(() => controls.setDisabled(isDisabled)),
  }
}
const getPhrase = (name: string) => screen.getByRole('button', { name })
const listNames = () =>
  within(screen.getByRole('list'))
    .getAllByRole('button')
    .map((button) => button.textContent)

test('strikes a phrase out and brings it back', async () => {
  const { user, container, strikes, getSeconds } = await open(READY)
  expect(listNames()).toEqual(['The fox waits.', 'Um.', 'She leaves.'])
  expect(getPhrase('Um.')).toHaveAttribute('aria-pressed', 'false')
  expect(await findBarriers(container)).toEqual([])
  await user.click(getPhrase('Um.'))
  expect(strikes).toEqual([[toSpan(1.25, 2.15)]])
  await waitFor(() => expect(getSeconds()).toBeCloseTo(3.1))
  expect(getPhrase('Um.')).toHaveAttribute('aria-pressed', 'true')
  expect(getPhrase('Um.')).toHaveFocus()
  expect(await findBarriers(container)).toEqual([])
  await user.click(getPhrase('Um.'))
  expect(strikes[1]).toEqual([])
  await waitFor(() => expect(getSeconds()).toBe(4))
  expect(getPhrase('Um.')).toHaveAttribute('aria-pressed', 'false')
})

test('shows sounds with their times where there are no words', async () => {
  const { user, container, strikes } = await open(NO_WORDS)
  expect(listNames()).toEqual(['0:00 – 0:01', '0:01 – 0:02', '0:02 – 0:04'])
  expect(await findBarriers(container)).toEqual([])
  await user.click(getPhrase('0:01 – 0:02'))
  expect(strikes).toEqual([[toSpan(1.25, 2.15)]])
})

test('keeps what was struck when the words arrive', async () => {
  const { user, setState } = await open(NO_WORDS)
  await user.click(getPhrase('0:01 – 0:02'))
  setState(READY)
  await waitFor(() => expect(getPhrase('Um.')).toHaveAttribute('aria-pressed', 'true'))
  expect(getPhrase('She leaves.')).toHaveAttribute('aria-pressed', 'false')
})

test('refuses to strike everything, in words', async () => {
  const { user, strikes } = await open(READY)
  for (const name of ['The fox waits.', 'Um.', 'She leaves.']) await user.click(getPhrase(name))
  expect(screen.getByText('At least one second has to stay.')).toHaveRole('alert')
  expect(strikes.length).toBe(2)
  expect(getPhrase('She leaves.')).toHaveAttribute('aria-pressed', 'false')
  await user.click(getPhrase('Um.'))
  expect(screen.queryByText('At least one second has to stay.')).toBeNull()
})

test('strikes two phrases that are pressed before the first is cut', async () => {
  const holding = Promise.withResolvers<void>()
  const { user, strikes, getSeconds } = await open(READY, { hold: () => holding.promise })
  await user.click(getPhrase('The fox waits.'))
  await user.click(getPhrase('Um.'))
  expect(getPhrase('The fox waits.')).toHaveAttribute('aria-pressed', 'true')
  expect(strikes).toEqual([[toSpan(0, 1.25)], [toSpan(0, 2.15)]])
  holding.resolve()
  await waitFor(() => expect(getSeconds()).toBeCloseTo(1.85))
  expect(getPhrase('The fox waits.')).toHaveAttribute('aria-pressed', 'true')
})

test('moves between phrases by arrow keys, with one tab stop', async () => {
  const { user } = await open(READY)
  await user.tab()
  expect(getPhrase('The fox waits.')).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(getPhrase('Um.')).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowRight}')
  expect(getPhrase('She leaves.')).toHaveFocus()
  await user.keyboard('{Home}{End}{ArrowUp}[Enter]')
  await waitFor(() => expect(getPhrase('Um.')).toHaveAttribute('aria-pressed', 'true'))
  await user.tab()
  expect(within(screen.getByRole('list')).queryAllByRole('button', { name: /./ })).not.toContain(
    document.activeElement,
  )
})

test('offers to write down the words, says how far that is, and cancels it', async () => {
  const { user, words, container, setState } = await open({ at: 'none', offer: { megabytes: 25 } })
  expect(screen.getByText('Written down on this device. Downloads 25 MB once.')).toBeVisible()
  await user.click(getPhrase('Show my words'))
  expect(words.show).toHaveBeenCalledOnce()
  setState({ at: 'writing', share: 0.4 })
  expect(screen.getByText('40 %')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show my words' })).toBeNull()
  expect(await findBarriers(container)).toEqual([])
  await user.click(getPhrase('Cancel'))
  expect(words.cancel).toHaveBeenCalledOnce()
  setState({ at: 'failed', problem: 'failed' })
  expect(screen.getByText('No words here. Writing them down didn’t work.')).toBeVisible()
  expect(getPhrase('Show my words')).toBeVisible()
  setState({ at: 'failed', problem: 'no_speech' })
  expect(screen.queryByRole('button', { name: 'Show my words' })).toBeNull()
  expect(listNames().length).toBe(3)
})

test('cannot be pressed while it is published', async () => {
  const { user, strikes, setDisabled } = await open(READY)
  setDisabled(true)
  await user.click(getPhrase('Um.'))
  expect(strikes).toEqual([])
})

test('shows nothing to strike of one sound', async () => {
  const recording = { ...record(), pauses: '' }
  await open(NO_WORDS, { recording })
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByText(/^Press what/)).toBeNull()
})
