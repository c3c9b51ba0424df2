/** The sheet after Stop: what it asks, says and does. */
import { type ComponentProps, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { getConsequence } from '../../../domain/posts/consequence'
import { findBarriers, makeAuthor, renderPart, screen, within } from '../../../tests/components'
import { Dialog } from '../../ui/overlays/Dialog'
import { describeConsequence, describeLimit, getSendLabel } from './describe-consequence'
import { TakeRow } from './TakeRow'
import { SheetButton, WhereSheet } from './WhereSheet'
import { getTargetLook, getTargetMode, type WireTarget } from './wire-targets'

const lin = makeAuthor({ displayName: 'Lin Zhou' })
const SQUAWK: WireTarget = { by: 'mode', mode: 'squawk' }

type Props = ComponentProps<typeof WhereSheet>

type Actions = { onLater: () => void; onPublish: () => void; onRedo: () => void; onTrim: () => void }

function Sheet({ actions, changes }: { actions: Actions; changes: Partial<Props> }) {
  const [target, setTarget] = useState<WireTarget>(SQUAWK)
  const [title, setTitle] = useState('The fox is back')
  const mode = getTargetMode(target)
  const recipients = target.by === 'person' ? [target.person.displayName] : []
  const consequence = getConsequence(mode, {
    plan: 'free',
    visibility: target.by === 'mode' ? 'public' : 'private',
    recipients,
    isInConversation: false,
    owlcast: null,
    priceCents: 0,
    doParentsExpire: [],
    isOpenToReplies: true,
  })
  return (
    <WhereSheet
      take={
        <TakeRow
          seconds={48}
          playing={false}
          wave={null}
          trimTo={null}
          onToggle={() => {}}
          onTrim={actions.onTrim}
          onRedo={actions.onRedo}
        />
      }
      title={{ value: title, from: 'words', onChange: setTitle }}
      dataKind={getTargetLook(target).dataKind}
      people={[lin]}
      target={target}
      onChoose={setTarget}
      extra={
        <>
          <input aria-label="Tags" />
          <SheetButton onClick={() => {}}>Add MUE track</SheetButton>
        </>
      }
      consequence={describeConsequence(consequence)}
      limit={null}
      publishLabel={getSendLabel(mode, false, recipients)}
      onLater={actions.onLater}
      onPublish={actions.onPublish}
      {...changes}
    />
  )
}

async function renderSheet(changes: Partial<Props> = {}) {
  const actions = { onLater: vi.fn(), onPublish: vi.fn(), onRedo: vi.fn(), onTrim: vi.fn() }
  const { user } = await renderPart(<Sheet actions={actions} changes={changes} />)
  return { user, ...actions, sheet: screen.getByRole('dialog', { name: 'Where does it go?' }) }
}

test('asks where it goes, beginning with the question', async () => {
  const { sheet } = await renderSheet()
  expect(within(sheet).getByRole('heading', { name: 'Where does it go?' })).toHaveFocus()
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('The fox is back')
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription('From what you said')
  expect(screen.getByText('Anyone can hear it. Gone in 24 hours.')).toHaveAttribute('aria-live', 'polite')
  expect(screen.getByRole('textbox', { name: 'Tags' })).toBeVisible()
  expect(await findBarriers(document.body)).toEqual([])
})

test('changes label, colour and consequence with the choice, and keeps the title', async () => {
  const { user, sheet } = await renderSheet()
  await user.click(screen.getByRole('radio', { name: 'Send to Lin Zhou' }))
  expect(screen.getByRole('button', { name: 'Send to Lin Zhou' })).toBeVisible()
  expect(screen.getByText('Only you and Lin Zhou can listen.')).toBeVisible()
  expect(sheet.closest('[data-kind]')).toHaveAttribute('data-kind', 'mue')
  await user.click(screen.getByRole('radio', { name: 'Hum Healing Story' }))
  expect(screen.getByRole('button', { name: 'HUM' })).toBeVisible()
  expect(screen.getByText('Anyone can hear it and add to it. It stays.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('The fox is back')
})

test('publishes with the button and with Ctrl+Enter, and Esc is Later', async () => {
  const { user, onPublish, onLater } = await renderSheet()
  await user.click(screen.getByRole('button', { name: 'Publish Squawk' }))
  expect(onPublish).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('textbox', { name: 'Title' }))
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(onPublish).toHaveBeenCalledTimes(2)
  await user.keyboard('{Enter}')
  expect(onPublish).toHaveBeenCalledTimes(2)
  await user.keyboard('{Escape}')
  expect(onLater).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Later' }))
  expect(onLater).toHaveBeenCalledTimes(2)
})

test('leaves Esc to a dialog above it', async () => {
  const onClose = vi.fn()
  const { user, onLater } = await renderSheet({
    children: (
      <Dialog title="Choose a MUE" onClose={onClose}>
        <button type="button">Low tide</button>
      </Dialog>
    ),
  })
  await user.click(screen.getByRole('button', { name: 'Low tide' }))
  await user.keyboard('{Escape}')
  expect(onLater).not.toHaveBeenCalled()
})

test('keeps a title in one line', async () => {
  const onChange = vi.fn()
  const { user } = await renderSheet({ title: { value: '', from: 'writing', onChange } })
  const title = screen.getByRole('textbox', { name: 'Title' })
  expect(title).toHaveAttribute('placeholder', 'Writing down the words…')
  expect(screen.queryByText('From what you said')).toBeNull()
  expect(screen.getByRole('button', { name: 'Publish Squawk' })).toBeEnabled()
  await user.click(title)
  await user.paste('The fox\nis back')
  expect(onChange).toHaveBeenLastCalledWith('The fox is back')
})

test('offers to trim what the choice cannot hold, in place of title and publishing', async () => {
  const [onTrim, onChooseEnd] = [vi.fn(), vi.fn()]
  const text = describeLimit('mue', 180, ['Lin'])
  const limit = { text, seconds: 204, trimTo: 180, onTrim, onChooseEnd }
  const { user, onPublish, sheet } = await renderSheet({ limit })
  expect(within(sheet).getByText(/A message to Lin holds/)).toHaveTextContent(
    'A message to Lin holds 3:00. Yours is 3:24.',
  )
  expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Publish Squawk' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Trim to 3:00' }))
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(onTrim).toHaveBeenCalledTimes(2)
  await user.click(screen.getByRole('button', { name: 'Choose the end' }))
  expect(onChooseEnd).toHaveBeenCalledTimes(1)
  expect(onPublish).not.toHaveBeenCalled()
  expect(await findBarriers(document.body)).toEqual([])
})

test('publishes nothing twice while it is being published', async () => {
  const { user, onPublish } = await renderSheet({ locked: true, progress: <p>Uploading</p> })
  expect(screen.queryByRole('button', { name: 'Later' })).toBeNull()
  expect(screen.getByText('Uploading')).toBeVisible()
  await user.click(screen.getByRole('textbox', { name: 'Title' }))
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(onPublish).not.toHaveBeenCalled()
})

test('says why it was not published', async () => {
  await renderSheet({ problem: 'Not published.' })
  expect(screen.getByRole('button', { name: 'Publish Squawk' })).toHaveAccessibleDescription('Not published.')
})

test('listens back, trims and records again from its row', async () => {
  const { user, onRedo, onTrim } = await renderSheet()
  expect(screen.getByRole('button', { name: 'Play preview' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Trim' }))
  await user.click(screen.getByRole('button', { name: 'Redo' }))
  expect(onTrim).toHaveBeenCalledTimes(1)
  expect(onRedo).toHaveBeenCalledTimes(1)
})

test.each([
  [['Lin'], 'Send to Lin'],
  [['Lin', 'Dele', 'Sam'], 'Send to 3'],
  [[], 'Send'],
])('names the recipients %j on the button: %s', (recipients, label) => {
  expect(getSendLabel('mue', false, recipients)).toBe(label)
  expect(getSendLabel('squawk', true, recipients)).toBe('Squawk + Mue')
})

test.each([
  [
    { to: 'collection', title: 'Night walks', visibility: 'public', priceCents: 0 },
    'Goes into Night walks. Public, free to listen.',
  ],
  [
    { to: 'collection', title: 'Night walks', visibility: 'unlisted', priceCents: 250 },
    'Goes into Night walks. Only with the link, $2.50 to listen.',
  ],
  [
    { to: 'collection', title: null, visibility: 'private', priceCents: 0 },
    'Starts a new Owlcast. Only its members can listen.',
  ],
  [{ to: 'recipients', names: ['Lin', 'Sam'] }, 'Only you and these 2 people can listen.'],
  [{ to: 'recipients', names: [] }, 'Only you and the person you choose can listen.'],
  [{ to: 'conversation' }, 'Only the two of you can listen.'],
  [
    { to: 'listeners', visibility: 'unlisted', canAdd: true, priceCents: 200, lifeHours: null },
    'Anyone with the link can hear it and add to it. Listening costs $2.00. It stays.',
  ],
] as const)('says %j as %s', (consequence, text) => {
  expect(describeConsequence(consequence)).toBe(text)
})
