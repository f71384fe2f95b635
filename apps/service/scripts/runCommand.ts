export async function runCommand(usage: string, command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}`)
    process.exitCode = 1
  }
}
