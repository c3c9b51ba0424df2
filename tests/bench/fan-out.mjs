/**
 * A hint to 1,000 sockets: the app's channel in turn with a bare hibernating Durable Object that sends the same text.
 */
import { checkAtMostTimes, getMedian } from './goals.mjs'
import { startChannelHost } from './scale/channel.mjs'

const SOCKETS = 1000

/** Measures CPU and delay of deliveries; throws if one is lost. */
export async function measureFanOut({ port = 8849, rounds: count = 4, frames = 3 } = {}) {
  const host = await startChannelHost(port)
  try {
    const crowds = {}
    for (const name of ['ours', 'bare']) crowds[name] = (await host.listen(name, SOCKETS)).all
    for (const [name, all] of Object.entries(crowds)) await host.measure([name], all, 1)
    const rounds = []
    for (let round = 0; round < count; round++) {
      const one = {}
      for (const [name, all] of Object.entries(crowds)) one[name] = await host.measure([name], all, frames)
      rounds.push(one)
    }
    const lost = rounds.reduce((sum, { ours, bare }) => sum + ours.lost + bare.lost, 0)
    if (lost > 0) throw new Error(`${lost} deliveries were lost`)
    const toGoal = (what, unit, limit, figure) =>
      checkAtMostTimes(
        what,
        {
          measured: getMedian(rounds.map(({ ours }) => figure(ours))),
          yardstick: getMedian(rounds.map(({ bare }) => figure(bare))),
          ratio: getMedian(rounds.map(({ ours, bare }) => figure(ours) / figure(bare))),
          unit,
        },
        limit,
      )
    return [
      toGoal('fan-out: CPU a delivery', 'µs', 1.1, ({ cpu }) => cpu / SOCKETS),
      toGoal('fan-out: p99 of 1,000 sockets', 'ms', 1.2, ({ p99 }) => p99),
    ]
  } finally {
    await host.close()
  }
}
