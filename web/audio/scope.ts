/** Owns what has to be let go of: microphones, contexts, workers, listeners, timers. Ending the scope ends them all. */
export class Scope {
  private readonly endings: (() => void)[] = []
  private readonly abort = new AbortController()

  /** Aborts when the scope ends. */
  get signal(): AbortSignal {
    return this.abort.signal
  }

  get ended(): boolean {
    return this.abort.signal.aborted
  }

  /** Calls `ending` when the scope ends; at once when it already has, as for an answer that came too late. */
  own(ending: () => void): void {
    if (this.ended) ending()
    else this.endings.push(ending)
  }

  /** Listens until the scope ends. */
  listen(target: EventTarget, type: string, handler: (event: Event) => void): void {
    target.addEventListener(type, handler, { signal: this.signal })
  }

  /** Runs `job` once after a while, unless the scope ends first. */
  after(ms: number, job: () => void): void {
    const timer = setTimeout(job, ms)
    this.own(() => clearTimeout(timer))
  }

  /** A scope that ends with this one, or earlier by itself. */
  child(): Scope {
    const child = new Scope()
    this.own(() => child.end())
    return child
  }

  /** Ends everything, last made first. A part that fails to end does not keep the others. */
  end(): void {
    if (this.ended) return
    this.abort.abort()
    for (const ending of this.endings.splice(0).reverse()) {
      try {
        ending()
      } catch (error) {
        console.error(error)
      }
    }
  }
}
