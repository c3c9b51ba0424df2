/**
 * The model of the feed beside the real channel: costs are measured with few sockets, and the predictions for many are
 * compared with them.
 */

import { createSeededRandom } from '../seeded.mjs'
import { loadRetryRule, startChannelHost } from './channel.mjs'
import { countFrames, fitCosts, getFrameCpu, getFramesPerSecond, simulateStorm } from './fan-out.mjs'
import { formatNumber } from './figures.mjs'

const TRIES = 10

/** Measures costs with few listeners, then compares the model with `real` listeners; returns `{ costs, perSecond }`. */
export async function measureFeed(port, real) {
  const host = await startChannelHost(port)
  try {
    // Warm-up.
    const warm = await host.listen('warm', 50)
    await host.measure(['warm'], warm.all, 2)
    const few = { names: ['a', 'b', 'c', 'd'], each: 25 }
    const more = { names: ['e', 'f', 'g', 'h'], each: 150 }
    const points = []
    for (const { names, each } of [few, more]) {
      const groups = []
      for (const name of names) groups.push(...(await host.listen(name, each)).all)
      const { cpu, last } = await host.measure(names, groups, 6)
      points.push({ sockets: each, cpu, last })
      for (const one of groups) one.end()
    }
    const [small, large] = points
    if (small.cpu === null)
      throw new Error('CPU is read from /proc, which is not there: --real 0 takes earlier figures')
    const costs = { ...fitCosts(small, large), perHint: await measureHintCost(host) }
    const before = host.kilobytes()
    const crowd = await host.listen('crowd', real)
    costs.kilobytesPerSocket = (host.kilobytes() - before) / real
    console.log('\nMeasured now at the real channel, up to 150 sockets on each of four objects')
    console.table({
      'CPU a delivery, µs': formatNumber(costs.perDelivery, 1),
      'CPU a frame by itself, µs': formatNumber(costs.perFrame),
      'CPU a hint that waits, its request included, µs': formatNumber(costs.perHint),
      'memory a socket, kB': formatNumber(costs.kilobytesPerSocket, 1),
      'sockets opened a second': formatNumber(crowd.perSecond),
    })
    await compareWithModel(host, crowd, costs, small)
    return { costs, perSecond: crowd.perSecond }
  } finally {
    await host.close()
  }
}

/** Returns the CPU of a coalesced hint: many within a second, for one listener. */
async function measureHintCost(host) {
  const one = await host.listen('quiet', 1)
  const cpu = host.cpu()
  for (let seq = 1; seq <= 200; seq++) await host.announce('quiet', seq)
  for (const listener of one.all) listener.end()
  return (host.cpu() - cpu) / 200
}

/** Prints predictions for these sockets beside measurements. */
async function compareWithModel(host, crowd, costs, few) {
  const real = crowd.all.length
  const retryDelay = await loadRetryRule()
  const { cpu, middle, last, lost } = await host.measure(['crowd'], crowd.all, 5)
  // Announces at random, three a second, and counts the frames.
  const random = createSeededRandom(11)
  const moments = []
  const heard = crowd.all[0].frames
  const start = performance.now()
  for (let seq = 1000; performance.now() - start < 6000; seq++) {
    moments.push((performance.now() - start) / 1000)
    await host.announce('crowd', seq)
    await new Promise((resolve) => setTimeout(resolve, (-Math.log(1 - random()) / 3) * 1000))
  }
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const frames = crowd.all[0].frames - heard
  const rate = moments.length / 6

  // Cuts all sockets at once; they reconnect by the client's rule.
  for (const one of crowd.all) one.end()
  const cut = performance.now()
  const back = await Promise.all(
    crowd.all.map(async (_, i) => {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        await new Promise((resolve) => setTimeout(resolve, retryDelay(attempt, Math.random())))
        try {
          const one = await host.listenOnce('again', i)
          return { one, at: (performance.now() - cut) / 1000 }
        } catch {
          // Refused or cut off: retry later.
        }
      }
      throw new Error(`a listener was refused ${TRIES} times`)
    }),
  )
  for (const { one } of back) one.end()
  const returns = back.map(({ at }) => at).sort((a, b) => a - b)
  const model = simulateStorm(
    { listeners: real, perSecond: crowd.perSecond },
    retryDelay,
    createSeededRandom(5),
  )
  const predicted = getFrameCpu(costs, real)
  // The delay with few sockets, and the time that more sockets add.
  const hearsAfter = few.last + (costs.perDelivery * (real - few.sockets * 4)) / 1000
  console.log(`\nThe model beside ${formatNumber(real)} real sockets on one object`)
  console.table({
    'CPU of a frame, ms': {
      predicted: formatNumber(predicted / 1000, 1),
      measured: formatNumber(cpu / 1000, 1),
      ratio: formatNumber(cpu / predicted, 2),
    },
    'last socket hears after, ms': {
      predicted: formatNumber(hearsAfter),
      measured: formatNumber(last),
      ratio: formatNumber(last / hearsAfter, 2),
    },
    'middle socket hears after, ms': { measured: formatNumber(middle) },
    'deliveries lost': { predicted: 0, measured: lost },
    [`frames of ${moments.length} hints in 6 s`]: {
      predicted: countFrames(moments),
      measured: frames,
      ratio: formatNumber(frames / countFrames(moments), 2),
    },
    'the same, by its rate alone': {
      predicted: formatNumber(getFramesPerSecond(rate) * 6, 1),
      measured: frames,
    },
    'half are back after, s': {
      predicted: formatNumber(model.half, 1),
      measured: formatNumber(returns[Math.floor(real / 2)], 1),
    },
    'all are back after, s': {
      predicted: formatNumber(model.all, 1),
      measured: formatNumber(returns.at(-1), 1),
    },
  })
}
