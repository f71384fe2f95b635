import { texts } from '@spadestik/messages/texts/da'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { UiProvider } from '../../src/layout/UiProvider/UiProvider'
import { samples } from '../conformance/samples/samples'
import { variantSamples } from '../conformance/samples/variantSamples'

const rows = Object.entries({ ...samples, ...variantSamples }).map(([name, sample]) => ({ name, sample }))

/** Returns whether a component is an overlay, which renders nothing on a server. */
const isOverlay = (name: string) =>
  name.endsWith('Modal') || ['CommandPalette', 'Sidebar', 'Toasts'].includes(name)

test.each(rows)('[G08] $name renders on a server with its root props', ({ name, sample }) => {
  const complain = vi.spyOn(console, 'error').mockReturnValue()
  const html = renderToString(
    <UiProvider language="da" texts={texts}>
      {sample({ className: 'extra', 'data-sample': 'here' })}
    </UiProvider>,
  )
  expect(complain.mock.calls).toEqual([])
  complain.mockRestore()
  expect(html).not.toContain('[object Object]')
  if (!isOverlay(name)) expect(html).not.toBe('')
})
