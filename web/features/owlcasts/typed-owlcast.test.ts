import { expect, test } from 'vitest'
import { COLLABORATORS_MAX } from '../../../domain/limits'
import { FREE } from '../../../domain/paywall'
import { lacksOf, newOwlcastOf, startTyping, type TypedOwlcast } from './typed-owlcast'

const typed: TypedOwlcast = {
  key: 'key',
  kind: 'owlcast',
  name: ' Two Banks ',
  description: ' Water. ',
  tags: '#river #water',
  price: FREE,
  visibility: 'public',
  invitees: '@tom, ines@caldas.pt, @Tom',
  source: null,
}
const fieldsOf = (changes: Partial<TypedOwlcast>) =>
  lacksOf({ ...typed, ...changes }).map(({ field }) => field)

test('converts the form to the request body', () => {
  expect(newOwlcastOf(typed)).toEqual({
    kind: 'owlcast',
    name: 'Two Banks',
    description: 'Water.',
    tags: ['river', 'water'],
    priceCents: 0,
    visibility: 'public',
    invitees: ['@tom', 'ines@caldas.pt'],
    sourceId: null,
  })
  expect(newOwlcastOf({ ...typed, price: '7.99', source: { id: 'post_1', title: '' } })).toMatchObject({
    priceCents: 799,
    sourceId: 'post_1',
  })
})

test('lists the issues in the order of the fields', () => {
  expect(fieldsOf({})).toEqual([])
  expect(fieldsOf({ name: ' ' })).toEqual(['name'])
  for (const price of ['', '0.49', '1000', 'much']) expect(fieldsOf({ price })).toEqual(['price'])
  const many = Array.from({ length: COLLABORATORS_MAX + 1 }, (_, i) => `@p${i}`).join(',')
  expect(fieldsOf({ invitees: many })).toEqual(['invitees'])
  expect(fieldsOf({ invitees: 'x'.repeat(300) })).toEqual(['invitees'])
  expect(fieldsOf({ name: '', price: '', invitees: many })).toEqual(['name', 'price', 'invitees'])
})

test('starts empty with a new key when storage is unavailable', () => {
  const [one, two] = [startTyping('owlcast', undefined, 'Named'), startTyping('owlcast', undefined)]
  expect(one).toMatchObject({ name: 'Named', price: FREE, visibility: 'public', source: null })
  expect(one.key).not.toBe(two.key)
})
