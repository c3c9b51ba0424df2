import { describe, expect, test } from 'vitest'
import type { Author, ShownPeer } from '../people/author.schema'
import type { Contact } from './contacts'
import { suggestPeople } from './suggestions'

const member = (username: string, displayName: string) => ({ id: username, username, displayName }) as Author
const peer = (person: Author): ShownPeer => ({
  key: `user:${person.id}`,
  person,
  label: `@${person.username}`,
})
const contact = (name: string, emails: string[], person: Author | null = null) =>
  ({ id: name, name, emails, phones: [], person }) as unknown as Contact

const sam = member('sam_p', 'Sam Petrov')
const osa = member('osa', 'Osa Nwosu')
const sources = {
  followed: [osa, sam],
  recent: [peer(sam), peer(member('gus', 'Gus Sallow'))],
  contacts: [contact('Sanna Zhou', ['sanna@example.org'])],
}
const listAddresses = (typed: string) => suggestPeople(typed, sources).map(({ address }) => address)

describe('suggestPeople', () => {
  test('lists followed people first, then recent peers and contacts, each once', () => {
    expect(listAddresses('@sa')).toEqual(['@sam_p', '@osa', '@gus', 'sanna@example.org'])
    expect(suggestPeople('@sam', sources)).toEqual([
      { from: 'followed', name: 'Sam Petrov', address: '@sam_p', person: sam },
    ])
  })
  test('ignores case, accents and invisible characters', () => {
    expect(listAddresses('PÉTR')).toEqual(['@sam_p'])
    expect(listAddresses('@s\u200Bam')).toEqual(['@sam_p'])
  })
  test('finds a contact by an address', () => {
    expect(listAddresses('sanna@')).toEqual(['sanna@example.org'])
  })
  test('suggests nobody for empty text, and nobody unknown', () => {
    expect(listAddresses(' @ ')).toEqual([])
    expect(listAddresses('wren')).toEqual([])
  })
})
