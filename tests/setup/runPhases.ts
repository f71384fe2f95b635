import { spawn } from 'node:child_process'

export interface Phase {
  readonly name: string
  readonly command: readonly [program: string, ...args: string[]]
}

/** One phase, or several phases, of which two run at a time. */
export type Step = Phase | readonly Phase[]

interface Timing {
  readonly name: string
  readonly seconds: number
}

/** What the phases have left behind. */
interface Results {
  readonly timings: Timing[]
  /** The printed output of parallel phases that failed. */
  readonly failures: string[]
}

/**
 * Runs a phase and returns whether it succeeded. With `isQuiet`, all output is printed at the end of the
 * phase, because the outputs of parallel phases would mix. If the phase has failed, its output is printed
 * after that of all others, because readers look for the failure at the end.
 */
function runPhase(
  { name, command }: Phase,
  isQuiet: boolean,
  { timings, failures }: Results,
): Promise<boolean> {
  const [program, ...args] = command
  const started = performance.now()
  if (!isQuiet) console.log(`\n— ${name}`)
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', ...(isQuiet ? pipes : inherited)] })
    const chunks: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
    const finish = (isGood: boolean): void => {
      timings.push({ name, seconds: (performance.now() - started) / 1000 })
      const output = `\n— ${name}\n${Buffer.concat(chunks).toString().trimEnd()}`
      if (isQuiet && isGood) console.log(output)
      if (isQuiet && !isGood) failures.push(output)
      if (!isGood) console.log(`\n${name} failed.`)
      resolve(isGood)
    }
    child.once('error', (error) => {
      chunks.push(Buffer.from(error.message))
      if (!isQuiet) console.error(error.message)
      finish(false)
    })
    child.once('close', (code) => finish(code === 0))
  })
}

const pipes = ['pipe', 'pipe'] as const
const inherited = ['inherit', 'inherit'] as const

/**
 * Runs the phases of all steps, one step after another, and prints how long each phase took. After a failure
 * no further phase starts. A phase that is already running finishes, so that it can clean up.
 *
 * @returns whether all phases succeeded
 */
export async function runPhases(steps: readonly Step[]): Promise<boolean> {
  const results: Results = { timings: [], failures: [] }
  const started = performance.now()
  let isGood = true
  const runAll = async (waiting: Phase[], isQuiet: boolean): Promise<void> => {
    while (isGood) {
      const phase = waiting.shift()
      if (phase === undefined) return
      const isPhaseGood = await runPhase(phase, isQuiet, results)
      isGood &&= isPhaseGood
    }
  }
  for (const step of steps) {
    if (!isGood) break
    if ('name' in step) await runAll([step], false)
    else {
      const waiting = [...step]
      await Promise.all([runAll(waiting, true), runAll(waiting, true)])
    }
  }
  for (const failure of results.failures) console.log(failure)
  const total = { name: 'total', seconds: (performance.now() - started) / 1000 }
  console.log('')
  for (const { name, seconds } of [...results.timings, total])
    console.log(`${seconds.toFixed(0).padStart(5)} s  ${name}`)
  return isGood
}
