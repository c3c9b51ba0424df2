import { expect, test, vi } from 'vitest'
import { retryOnReset } from './retry-on-reset.ts'

const reset = new TypeError('fetch failed', { cause: { code: 'UND_ERR_SOCKET' } })

test('repeats a request whose connection was closed', async () => {
  const request = vi.fn().mockRejectedValueOnce(reset).mockResolvedValueOnce('stored')
  await expect(retryOnReset(request)).resolves.toBe('stored')
})

test('gives up on a server that closes every connection', async () => {
  const request = vi.fn().mockRejectedValue(reset)
  await expect(retryOnReset(request, 3)).rejects.toBe(reset)
  expect(request).toHaveBeenCalledTimes(3)
})

test('repeats no other failure', async () => {
  const refusal = new Error('refused')
  const request = vi.fn().mockRejectedValue(refusal)
  await expect(retryOnReset(request)).rejects.toBe(refusal)
  expect(request).toHaveBeenCalledOnce()
})
