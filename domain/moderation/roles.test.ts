import { expect, test } from 'vitest'
import { findModerationRefusal, isModerator, type MemberRole } from './roles'

test('lets moderators and admins moderate, and no member', () => {
  expect((['member', 'moderator', 'admin'] as const).map(isModerator)).toEqual([false, true, true])
})

test.each<[MemberRole, MemberRole, string | null]>([
  ['moderator', 'member', null],
  ['moderator', 'moderator', 'moderation.target_is_moderator'],
  ['moderator', 'admin', 'moderation.target_is_moderator'],
  ['admin', 'member', null],
  ['admin', 'moderator', null],
  ['admin', 'admin', null],
])('answers %s who acts on another %s with %j', (role, targetRole, refusal) => {
  expect(findModerationRefusal({ id: 'a', role }, { id: 'b', role: targetRole })).toBe(refusal)
})

test.each<MemberRole>(['moderator', 'admin'])('refuses %s who acts on themself', (role) => {
  expect(findModerationRefusal({ id: 'a', role }, { id: 'a', role })).toBe('moderation.yourself')
})
