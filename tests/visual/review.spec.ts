import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { writeReview } from './writeReview'

const png = (name: string): Uint8Array => readFileSync(join(import.meta.dirname, 'baselines', `${name}.png`))

test('[G07] the review page shows changed pictures before and after, and opens from a file', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'review-'))
  const file = join(folder, 'review.html')
  const [before, after] = [png('components-badge--neutral-light'), png('components-badge--neutral-dark')]
  writeFileSync(
    file,
    writeReview([
      { title: 'a <badge>', before, after, difference: after },
      { title: 'another size', before, after },
    ]),
  )
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto(pathToFileURL(file).href)
  await expect(page.getByRole('heading', { name: 'a <badge>' })).toBeVisible()
  for (const name of [
    'Before: a <badge>',
    'After: a <badge>',
    'Difference: a <badge>',
    'After: another size',
  ]) {
    const picture = page.getByRole('img', { name, exact: true })
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900)
  }
  await expect(page.getByRole('img')).toHaveCount(5)
  expect(requested).toEqual([pathToFileURL(file).href])
  rmSync(folder, { recursive: true })
})
