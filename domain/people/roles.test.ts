import { expect, test } from 'vitest'
import { findModerationRefusal, getActingRole, isModerator, isProAdvertised, type MemberRole } from './roles'

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

test('lets a role act by a session of a user who is not suspended only', () => {
  const admin = { role: 'admin', suspendedUntil: null, scopes: null } as const
  expect(getActingRole(admin, 1000)).toBe('admin')
  expect(getActingRole({ ...admin, suspendedUntil: 1000 }, 1000)).toBe('admin')
  expect(getActingRole({ ...admin, suspendedUntil: 1001 }, 1000)).toBe('member')
  expect(getActingRole({ ...admin, scopes: [] }, 1000)).toBe('member')
})

test.each<[MemberRole, boolean, boolean]>([
  ['member', false, true],
  ['member', true, false],
  ['moderator', false, true],
  ['moderator', true, false],
  ['admin', false, false],
  ['admin', true, false],
])('advertises Pro to a %s, with Pro: %j, as %j', (role, isPro, isShown) => {
  expect(isProAdvertised({ role, isPro })).toBe(isShown)
})

test('advertises Pro to visitors', () => {
  expect(isProAdvertised(null)).toBe(true)
})
