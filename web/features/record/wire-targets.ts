/** Where a recording can go: the faces and birds that can be chosen for it. */
import { getMode, getPostMode, MESSAGE_MODE, MODE_NAMES, type Mode } from '../../../domain/kinds'
import { MODE_LABELS } from '../../../domain/locales/en/kinds'
import { WHERE, WIRE } from '../../../domain/locales/en/where'
import type { Author } from '../../../domain/people/author.schema'
import { isAddressed } from '../../../domain/posts/validate-draft'
import { type BirdName, getKindTheme, KIND_UI, KINDS_IN_ORDER } from '../../kinds'

/** A bird is a mode, a face is a message to that member, and `other` a message to someone else. */
export type WireTarget = { by: 'mode'; mode: Mode } | { by: 'person'; person: Author } | { by: 'other' }

/** Returns the id of a target: of its radio button, and of its spot while the record button is held. */
export function getTargetId(target: WireTarget): string {
  if (target.by === 'mode') return `mode:${target.mode}`
  return target.by === 'person' ? `person:${target.person.id}` : 'other'
}

/** Returns the faces, and the one for everyone else. */
export function listFaceTargets(people: readonly Author[]): WireTarget[] {
  return [...people.map((person): WireTarget => ({ by: 'person', person })), { by: 'other' }]
}

/** Returns the birds: a mode for each kind that is no message, and the first of those that reply to a podcast. */
export function listBirdTargets(): WireTarget[] {
  const ofKinds = KINDS_IN_ORDER.map((kind) => getPostMode(kind, null)).filter((mode) => !isAddressed(mode))
  const [ofPodcasts] = MODE_NAMES.filter((mode) => getMode(mode).subtype !== null)
  return [...ofKinds, ...(ofPodcasts ? [ofPodcasts] : [])].map((mode) => ({ by: 'mode', mode }))
}

/** Returns the target with this id, if it is offered. */
export function findTarget(id: string, people: readonly Author[]): WireTarget | undefined {
  return [...listFaceTargets(people), ...listBirdTargets()].find((target) => getTargetId(target) === id)
}

/** Returns the mode that a target records in. */
export function getTargetMode(target: WireTarget): Mode {
  return target.by === 'mode' ? target.mode : MESSAGE_MODE
}

/** The text under a face or bird, its name for screen readers, and its theme. */
export type TargetLook = { text: string; name: string; bird: BirdName; dataKind: string }

/** Returns how a target is shown. */
export function getTargetLook(target: WireTarget): TargetLook {
  const mode = getTargetMode(target)
  const { kind, subtype } = getMode(mode)
  const theme = getKindTheme(kind, subtype)
  if (target.by === 'other') return { text: WIRE.other, name: WIRE.otherName, ...theme }
  if (target.by === 'person') {
    const { displayName } = target.person
    return { text: getFirstName(displayName), name: WHERE.sendTo(displayName), ...theme }
  }
  const text = subtype === null ? KIND_UI[kind].texts.menu : WIRE.podcast
  return { text: addSoftHyphen(text), name: MODE_LABELS[mode], ...theme }
}

/** Returns the first of several names: a face has room for one. */
export function getFirstName(displayName: string): string {
  return displayName.trim().split(/\s+/)[0] ?? displayName
}

/** Lets a long word break where two lines look even. */
function addSoftHyphen(text: string): string {
  return text.replace(/(\p{L}{7})(?=\p{L}{4})/u, '$1\u00ad')
}

/** Returns the target that a form goes to: one of these people, someone else, or a mode. */
export function findFormTarget(
  mode: Mode,
  recipientId: string | null,
  people: readonly Author[],
): WireTarget {
  if (isAddressed(mode)) {
    const person = people.find(({ id }) => id === recipientId)
    return person ? { by: 'person', person } : { by: 'other' }
  }
  const { subtype } = getMode(mode)
  const ofSubtypes = listBirdTargets().find((target) => getMode(getTargetMode(target)).subtype !== null)
  return subtype !== null && ofSubtypes ? ofSubtypes : { by: 'mode', mode }
}
