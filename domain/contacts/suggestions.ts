/** Suggestions of people while a recipient or an invitee is typed. */

import type { Author, ShownPeer } from '../people/author.schema'
import { foldName, listNameStarts } from '../text/fold-name'
import { type Contact, formatContactName, isContactMatch } from './contacts'

/** People suggested while a recipient is typed. */
const SUGGESTIONS_MAX = 6

export type SuggestionGroup = 'followed' | 'recent' | 'contacts'

export type SuggestedPerson = {
  from: SuggestionGroup
  name: string
  /** The text typed for them: '@username', an email address or a number. */
  address: string
  person: Author | null
}

type Sources = {
  followed: readonly Author[]
  /** The peers of the user's conversations, newest first. */
  recent: readonly ShownPeer[]
  contacts: readonly Contact[]
}

/**
 * Returns the people whose name or username contains the typed text, each once: followed ones first, then recent
 * peers, then contacts. Within a group those that begin with it come first. Empty text has no suggestions.
 */
export function suggestPeople(typed: string, { followed, recent, contacts }: Sources): SuggestedPerson[] {
  const text = foldName(typed)
  if (text === '') return []
  const groups = [
    followed.map((person) => toMember('followed', person)),
    recent.map(({ person, label }) =>
      person ? toMember('recent', person) : toAddress('recent', label, label),
    ),
    contacts
      .filter((contact) => isContactMatch(contact, typed.trim().replace(/^@/, '')))
      .flatMap((contact) => toContact(contact) ?? []),
  ]
  const seen = new Set<string>()
  return groups
    .flatMap((group) => group.filter((one) => rankMatch(one, text) > 0).toSorted(compareBy(text)))
    .filter(({ address }) => !seen.has(address) && seen.add(address))
    .slice(0, SUGGESTIONS_MAX)
}

function toMember(from: SuggestionGroup, person: Author): SuggestedPerson {
  return { from, name: person.displayName, address: `@${person.username}`, person }
}

function toAddress(from: SuggestionGroup, name: string, address: string): SuggestedPerson {
  return { from, name, address, person: null }
}

function toContact(contact: Contact): SuggestedPerson | null {
  if (contact.person) return toMember('contacts', contact.person)
  const address = contact.emails[0] ?? contact.phones[0]
  return address === undefined ? null : toAddress('contacts', formatContactName(contact), address)
}

/** 2 where a word or the address begins with the text, 1 where it is inside, 0 otherwise. */
function rankMatch({ name, address, from }: SuggestedPerson, text: string): number {
  const words = [...listNameStarts(name), foldName(address)]
  if (words.some((word) => word.startsWith(text))) return 2
  // A contact may match by another of its addresses.
  return from === 'contacts' || words.some((word) => word.includes(text)) ? 1 : 0
}

function compareBy(text: string) {
  return (a: SuggestedPerson, b: SuggestedPerson) => rankMatch(b, text) - rankMatch(a, text)
}
