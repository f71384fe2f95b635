import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { optionalPart } from './lazyPart'

test('[Z17] an optional part whose code does not load leaves the page as it is', async () => {
  const Part = optionalPart<object>(() => Promise.reject(new Error('The file of the part did not load.')))
  await render(
    <Suspense>
      <p>Page</p>
      <Part />
    </Suspense>,
  )
  await expect.element(page.getByText('Page')).toBeVisible()
})
