import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import type { ChangedPicture } from './writeReview'
import { writeReview } from './writeReview'

/**
 * The review page. It is outside Playwright's output folder, because Playwright empties that folder when it
 * starts another test run.
 */
const file = join(resolve(import.meta.dirname, '../../test-results'), 'visual-review.html')

function changedPicture(test: TestCase, { attachments }: TestResult): ChangedPicture | null {
  const title = test.title.replaceAll(/^\[\w+\] | looks as before/g, '')
  const read = (part: string): Uint8Array | undefined => {
    const path = attachments.find(({ name }) => name.endsWith(`-${part}.png`))?.path
    return path === undefined ? undefined : readFileSync(path)
  }
  const [before, after, difference] = [read('expected'), read('actual'), read('diff')]
  return before === undefined || after === undefined ? null : { title, before, after, difference }
}

export default class ReviewReporter implements Reporter {
  readonly #changed: ChangedPicture[] = []

  onTestEnd(test: TestCase, result: TestResult): void {
    const changed = result.status === 'failed' ? changedPicture(test, result) : null
    if (changed !== null) this.#changed.push(changed)
  }

  onEnd(): void {
    rmSync(file, { force: true })
    if (this.#changed.length === 0) return
    writeFileSync(file, writeReview(this.#changed))
    console.log(`\nChanged pictures: ${this.#changed.length}. Open ${file} in a browser to see them.`)
  }

  printsToStdio(): boolean {
    return false
  }
}
