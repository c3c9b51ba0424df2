import { expect, test } from 'vitest'
import { FREE } from '../../../domain/billing/price'
import { COLLABORATORS_MAX } from '../../../domain/invitations/invitations.limits'
import { type OwlcastForm, openOwlcastForm, toNewOwlcast, validateOwlcastForm } from './owlcast-form'

const form: OwlcastForm = {
  key: 'key',
  kind: 'owlcast',
  name: ' Two Banks ',
  description: ' Water. ',
  tags: '#river #water',
  price: FREE,
  visibility: 'public',
  replyPolicy: 'everyone',
  invitees: '@tom, ines@caldas.pt, @Tom',
  inviteeNumbers: {},
  source: null,
}
const listFields = (changes: Partial<OwlcastForm>) =>
  validateOwlcastForm({ ...form, ...changes }).map(({ field }) => field)

test('converts the form to the request body', () => {
  expect(toNewOwlcast(form)).toEqual({
    kind: 'owlcast',
    name: 'Two Banks',
    description: 'Water.',
    tags: ['river', 'water'],
    priceCents: 0,
    visibility: 'public',
    replyPolicy: 'everyone',
    invitees: ['@tom', 'ines@caldas.pt'],
    sourceId: null,
  })
  expect(toNewOwlcast({ ...form, price: '7.99', source: { id: 'post_1', title: '' } })).toMatchObject({
    priceCents: 799,
    sourceId: 'post_1',
  })
})

test('lists the issues in the order of the fields', () => {
  expect(listFields({})).toEqual([])
  expect(listFields({ name: ' ' })).toEqual(['name'])
  for (const price of ['', '0.49', '1000', 'much']) expect(listFields({ price })).toEqual(['price'])
  const many = Array.from({ length: COLLABORATORS_MAX + 1 }, (_, i) => `@p${i}`).join(',')
  expect(listFields({ invitees: many })).toEqual(['invitees'])
  expect(listFields({ invitees: 'x'.repeat(300) })).toEqual(['invitees'])
  expect(listFields({ name: '', price: '', invitees: many })).toEqual(['name', 'price', 'invitees'])
})

test('starts empty with a new key when storage is unavailable', () => {
  const [one, two] = [openOwlcastForm('owlcast', undefined, 'Named'), openOwlcastForm('owlcast', undefined)]
  expect(one).toMatchObject({ name: 'Named', price: FREE, visibility: 'public', source: null })
  expect(one.key).not.toBe(two.key)
})
