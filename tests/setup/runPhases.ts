import { spawn } from 'node:child_process'

export interface Phase {
  readonly name: string
  readonly command: readonly [program: string, ...args: string[]]
}

/**
 * One phase, or two lists of phases. The two lists run in parallel, and the phases of one list run one after
 * another.
 */
export type Step = Phase | readonly [lane: readonly Phase[], lane: readonly Phase[]]

interface Timing {
  readonly name: string
  readonly seconds: number
}

/**
 * Runs a phase and returns whether it succeeded. With `isQuiet`, all output is printed at the end of the
 * phase, because the outputs of parallel phases would mix.
 */
function runPhase({ name, command }: Phase, isQuiet: boolean, timings: Timing[]): Promise<boolean> {
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
      if (isQuiet) console.log(`\n— ${name}\n${Buffer.concat(chunks).toString().trimEnd()}`)
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
  const timings: Timing[] = []
  const started = performance.now()
  let isGood = true
  const runLane = async (lane: readonly Phase[], isQuiet: boolean): Promise<void> => {
    for (const phase of lane) {
      if (!isGood) return
      const isPhaseGood = await runPhase(phase, isQuiet, timings)
      isGood &&= isPhaseGood
    }
  }
  for (const step of steps) {
    await ('name' in step ? runLane([step], false) : Promise.all(step.map((lane) => runLane(lane, true))))
    if (!isGood) break
  }
  const total = { name: 'total', seconds: (performance.now() - started) / 1000 }
  console.log('')
  for (const { name, seconds } of [...timings, total])
    console.log(`${seconds.toFixed(0).padStart(5)} s  ${name}`)
  return isGood
}
