import { itemJobs, mailJobs } from './jobs'
import type { JobContext, Jobs } from './runJobs'
import { runJobs } from './runJobs'

/**
 * Runs the jobs repeatedly, in two loops.
 *
 * @param everyMs the pause between two rounds
 * @returns a function that stops the jobs, and settles when each loop has finished its current step
 */
export function startJobs(context: JobContext, everyMs: number): () => Promise<void> {
  let isStopped = false
  const timers = new Set<NodeJS.Timeout>()
  const loop = (jobs: Jobs) => {
    let round = Promise.resolve()
    const next = () => {
      round = runJobs(jobs, { ...context, isStopped: () => isStopped }).finally(() => {
        if (!isStopped) wait(everyMs)
      })
    }
    const wait = (ms: number) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        next()
      }, ms)
      timers.add(timer)
    }
    wait(0)
    return () => round
  }
  const rounds = [itemJobs, mailJobs].map((jobs) => loop(jobs))
  return async () => {
    isStopped = true
    for (const timer of timers) clearTimeout(timer)
    await Promise.all(rounds.map((round) => round()))
    context.postman.close()
  }
}
