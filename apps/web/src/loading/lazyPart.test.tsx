import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createPart, optionalPart } from './lazyPart'

const Page = () => <p>Page</p>

test('[L05] a part that has loaded before renders at once', async () => {
  const part = createPart(async () => Page)
  await part.preload()
  const Loaded = part.Component
  let suspended = 0
  const Waiting = () => {
    suspended += 1
    return null
  }
  const ui = await render(
    <Suspense fallback={<Waiting />}>
      <Loaded />
    </Suspense>,
  )
  await expect.element(ui.getByText('Page')).toBeVisible()
  expect(suspended).toBe(0)
})

test('[L05] a part that has not loaded suspends, and stays the same component after it has loaded', async () => {
  const part = createPart(async () => Page)
  const First = part.Component
  const ui = await render(
    <Suspense fallback={<p>Waiting</p>}>
      <First />
    </Suspense>,
  )
  await expect.element(ui.getByText('Page')).toBeVisible()
  const shown = ui.getByText('Page').element()
  await part.preload()
  await ui.rerender(
    <Suspense fallback={<p>Waiting</p>}>
      <First />
    </Suspense>,
  )
  expect(ui.getByText('Page').element()).toBe(shown)
})

test('[L05] a part whose preload failed loads again when it renders', async () => {
  let tries = 0
  const part = createPart(async () => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return Page
  })
  await expect(part.preload()).rejects.toThrow('Failed to fetch')
  const Retried = part.Component
  const ui = await render(
    <Suspense>
      <Retried />
    </Suspense>,
  )
  await expect.element(ui.getByText('Page')).toBeVisible()
})

test('[Z17] an optional part whose code does not load leaves the page as it is', async () => {
  const Part = optionalPart<object>(() => Promise.reject(new Error('The file of the part did not load.')))
  const ui = await render(
    <Suspense>
      <p>Page</p>
      <Part />
    </Suspense>,
  )
  await expect.element(ui.getByText('Page')).toBeVisible()
})
