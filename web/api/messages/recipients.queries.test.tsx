import { expect, test } from 'vitest'
import { makeAuthor, renderPart, screen } from '../../../tests/components'
import { useFrequentRecipients } from './recipients.queries'

function Names({ enabled }: { enabled: boolean }) {
  const names = useFrequentRecipients(enabled).map(({ displayName }) => displayName)
  return <p>{names.join(', ') || 'nobody'}</p>
}
const api = {
  'GET /api/recipients/frequent': () => ({
    items: [makeAuthor({ displayName: 'Lin Zhou' }), makeAuthor({ displayName: 'Dele Mensah' })],
  }),
}

test('lists the members written to most', async () => {
  await renderPart(<Names enabled />, { viewer: 'free', api })
  expect(await screen.findByText('Lin Zhou, Dele Mensah')).toBeVisible()
})

test('asks nothing for a visitor', async () => {
  const app = await renderPart(<Names enabled={false} />, { api })
  expect(screen.getByText('nobody')).toBeVisible()
  expect(app.api.requestsTo('GET /api/recipients/frequent')).toEqual([])
})
