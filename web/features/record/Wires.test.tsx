/** The faces and birds: one group, whichever wire they sit on. */
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { findBarriers, makeAuthor, renderPart, screen } from '../../../tests/components'
import { Wires } from './Wires'
import { findTarget, getTargetId, getTargetMode, type WireTarget } from './wire-targets'

const lin = makeAuthor({ displayName: 'Lin Zhou' })
const dele = makeAuthor({ displayName: 'Dele Mensah' })
const sam = makeAuthor({ displayName: 'Sam Ortiz' })

function Choice({ people, onChoose }: { people: (typeof lin)[]; onChoose: (target: WireTarget) => void }) {
  const [chosenId, setChosenId] = useState('mode:squawk')
  return (
    <main>
      <h2 id="where">Where does it go?</h2>
      <Wires
        people={people}
        chosenId={chosenId}
        labelledBy="where"
        onChoose={(target) => {
          setChosenId(getTargetId(target))
          onChoose(target)
        }}
      />
    </main>
  )
}

async function renderWires(people = [lin, dele, sam]) {
  const onChoose = vi.fn<(target: WireTarget) => void>()
  const { user } = await renderPart(<Choice people={people} onChoose={onChoose} />)
  return { user, onChoose }
}
const listNames = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))

afterEach(() => {
  document.dir = ''
})

test('offers three people, someone else, and a bird for each kind of post', async () => {
  await renderWires()
  expect(screen.getByRole('radiogroup', { name: 'Where does it go?' })).toBeVisible()
  expect(listNames()).toEqual([
    'Send to Lin Zhou',
    'Send to Dele Mensah',
    'Send to Sam Ortiz',
    'To someone else',
    'Squawk',
    'Hum Healing Story',
    'Nightingale',
    'Owlcast',
    'Reply to a Podcast',
  ])
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('Squawk')
  expect(screen.getByText('Lin')).toBeVisible()
  expect(await findBarriers(document.body)).toEqual([])
})

test('offers a newcomer someone else and the birds', async () => {
  await renderWires([])
  expect(listNames()).toHaveLength(6)
  expect(listNames()[0]).toBe('To someone else')
})

test('reports what was pressed', async () => {
  const { user, onChoose } = await renderWires()
  await user.click(screen.getByRole('radio', { name: 'Send to Dele Mensah' }))
  expect(onChoose).toHaveBeenLastCalledWith({ by: 'person', person: dele })
  await user.click(screen.getByRole('radio', { name: 'Hum Healing Story' }))
  expect(onChoose).toHaveBeenLastCalledWith({ by: 'mode', mode: 'hum' })
  await user.click(screen.getByRole('radio', { name: 'To someone else' }))
  expect(onChoose).toHaveBeenLastCalledWith({ by: 'other' })
})

test.each([
  ['ltr', '{ArrowLeft}', '{ArrowRight}'],
  ['rtl', '{ArrowRight}', '{ArrowLeft}'],
])('walks through both wires with the arrow keys, in %s', async (dir, back, forth) => {
  document.dir = dir
  const { user } = await renderWires()
  const getChosen = () => screen.getByRole('radio', { checked: true }).getAttribute('aria-label')
  await user.tab()
  expect(document.activeElement).toHaveAccessibleName('Squawk')
  await user.keyboard(back)
  expect(getChosen()).toBe('To someone else')
  await user.keyboard(forth + forth)
  expect(getChosen()).toBe('Hum Healing Story')
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}')
  expect(getChosen()).toBe('Nightingale')
  expect(document.activeElement).toHaveAccessibleName('Nightingale')
  await user.keyboard(forth + forth + forth)
  expect(getChosen()).toBe('Send to Lin Zhou')
  await user.keyboard(back)
  expect(getChosen()).toBe('Reply to a Podcast')
})

test('chooses nothing while it is being published', async () => {
  const onChoose = vi.fn()
  const { user } = await renderPart(
    <Wires people={[lin]} chosenId="mode:squawk" labelledBy="where" locked onChoose={onChoose} />,
  )
  await user.click(screen.getByRole('radio', { name: 'Owlcast' }))
  expect(onChoose).not.toHaveBeenCalled()
})

test('finds targets by their ids', () => {
  expect(findTarget(`person:${lin.id}`, [lin])).toEqual({ by: 'person', person: lin })
  expect(findTarget(`person:${lin.id}`, [])).toBeUndefined()
  expect(findTarget('lock', [lin])).toBeUndefined()
  const target = findTarget('other', [])
  expect(target && getTargetMode(target)).toBe('mue')
})
