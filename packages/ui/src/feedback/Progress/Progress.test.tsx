import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { Progress } from './Progress'

test('[G03] Progress announces its value in words', async () => {
  const ui = await renderUi(<Progress label="Saving" value={3} maxValue={5} valueLabel="3 of 5 lists" />)
  const bar = ui.getByRole('progressbar', { name: 'Saving' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '3')
  await expect.element(bar).toHaveAttribute('aria-valuetext', '3 of 5 lists')
  await expect.element(ui.getByText('3 of 5 lists')).toBeVisible()
})

test('[G03] Progress has no value if the total is unknown', async () => {
  const ui = await renderUi(<Progress label="Searching" />)
  const bar = ui.getByRole('progressbar', { name: 'Searching' })
  await expect.element(bar).not.toHaveAttribute('aria-valuenow')
  await expect.element(ui.getByText('Working …')).toBeVisible()
})

test('[G03] Progress states the percentage without a value in words, and at most the maximum', async () => {
  const ui = await renderUi(
    <>
      <Progress label="Copying" value={3} maxValue={4} />
      <Progress label="Hiding" value={9} maxValue={4} />
    </>,
  )
  await expect
    .element(ui.getByRole('progressbar', { name: 'Copying' }))
    .toHaveAttribute('aria-valuetext', '75%')
  await expect.element(ui.getByRole('progressbar', { name: 'Hiding' })).toHaveAttribute('aria-valuenow', '4')
})
