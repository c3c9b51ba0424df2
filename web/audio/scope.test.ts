import { expect, test, vi } from 'vitest'
import { Scope } from './scope'

test('releases everything once, in reverse order, children included', () => {
  const order: string[] = []
  const scope = new Scope()
  scope.own(() => order.push('first'))
  scope.child().own(() => order.push('child'))
  scope.own(() => order.push('last'))
  scope.end()
  scope.end()
  expect(order).toEqual(['last', 'child', 'first'])
})

test('releases immediately what is added after the end', () => {
  const scope = new Scope()
  scope.end()
  const ending = vi.fn()
  scope.own(ending)
  expect(ending).toHaveBeenCalledOnce()
})

test('removes listeners and timers', () => {
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

test('releases the rest when one part throws', () => {
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
