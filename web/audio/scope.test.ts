import { expect, test, vi } from 'vitest'
import { Scope } from './scope'

test('ending a scope ends everything once, last made first, children too', () => {
  const order: string[] = []
  const scope = new Scope()
  scope.own(() => order.push('first'))
  scope.child().own(() => order.push('child'))
  scope.own(() => order.push('last'))
  scope.end()
  scope.end()
  expect(order).toEqual(['last', 'child', 'first'])
})

test('what comes too late is let go of at once', () => {
  const scope = new Scope()
  scope.end()
  const ending = vi.fn()
  scope.own(ending)
  expect(ending).toHaveBeenCalledOnce()
})

test('listeners and timers end with it', () => {
  vi.useFakeTimers()
  const scope = new Scope()
  const called = vi.fn()
  const target = new EventTarget()
  scope.listen(target, 'ring', called)
  scope.after(10, called)
  scope.end()
  target.dispatchEvent(new Event('ring'))
  vi.advanceTimersByTime(20)
  vi.useRealTimers()
  expect(called).not.toHaveBeenCalled()
})

test('a part that fails to end does not keep the others', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  const scope = new Scope()
  const ending = vi.fn()
  scope.own(ending)
  scope.own(() => {
    throw new Error('stuck')
  })
  scope.end()
  expect(ending).toHaveBeenCalledOnce()
  expect(complaint).toHaveBeenCalledOnce()
  complaint.mockRestore()
})
