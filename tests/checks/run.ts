import { spawn } from 'node:child_process'

export interface Outcome {
  readonly name: string
  readonly code: number
  readonly output: string
  readonly seconds: number
}

/**
 * Runs a command in the root of the repository and returns its output. Does not throw if the command fails.
 */
export function run(name: string, command: string, args: readonly string[]): Promise<Outcome> {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    const finish = (code: number): void =>
      resolve({
        name,
        code,
        output: Buffer.concat(chunks).toString().trim(),
        seconds: (performance.now() - started) / 1000,
      })
    child.on('error', (error) => {
      chunks.push(Buffer.from(error.message))
      finish(1)
    })
    child.on('close', (code) => finish(code ?? 1))
  })
}
