/**
 * Owns resources to release: microphones, contexts, workers, listeners, timers. Ending the scope releases them all.
 */
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

  /** Calls `ending` when the scope ends, or immediately when it already has (a result that came too late). */
  own(ending: () => void): void {
    if (this.ended) ending()
    else this.endings.push(ending)
  }

  /** Listens until the scope ends. */
  listen(target: EventTarget, type: string, handler: (event: Event) => void): void {
    target.addEventListener(type, handler, { signal: this.signal })
  }

  /** Runs `job` after `ms`, unless the scope ends first. */
  after(ms: number, job: () => void): void {
    const timer = setTimeout(job, ms)
    this.own(() => clearTimeout(timer))
  }

  /** A scope that ends with this one, or earlier on its own. */
  child(): Scope {
    const child = new Scope()
    this.own(() => child.end())
    return child
  }

  /** Releases everything in reverse order. A part that throws does not stop the others. */
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
