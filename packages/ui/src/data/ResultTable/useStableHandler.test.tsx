import { expect, test, vi } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { useStableHandler } from './useStableHandler'

test('[S18] useStableHandler returns one function that always calls the latest handler', async () => {
  const seen = new Set<unknown>()
  const handle = vi.fn()
  function Counter({ count }: { count: number }) {
    const onPress = useStableHandler((word: string) => handle(word, count))
    seen.add(onPress)
    return <button onClick={() => onPress('pressed')}>Press</button>
  }
  const ui = await renderUi(<Counter count={1} />)
  await ui.rerender(<Counter count={2} />)
  await ui.getByRole('button').click()
  expect(handle.mock.calls).toEqual([['pressed', 2]])
  expect(seen.size).toBe(1)
})
