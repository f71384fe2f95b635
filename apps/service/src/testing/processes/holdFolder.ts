import { lockFolder } from '../../storage/pglite/lockFolder'

// Runs as a separate process, which a test kills. Prints whether it has locked the folder, and then waits.
try {
  lockFolder(process.argv[2] ?? '')
  process.stdout.write('locked\n')
} catch {
  process.stdout.write('refused\n')
}
process.stdin.resume()
